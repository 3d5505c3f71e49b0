# Что говорит картинка поля: знаки легенды и названия там, где мало места.

legend-any = Рабочий любого вида
legend-points = Победные очки
legend-others = Это получают все остальные
legend-bribe = $1 в стопку взяток
legend-damage = Повреждения
legend-load = Цена загрузки бомбы
legend-loaded = Загружена в бомбардировщик
legend-stock = Свои на общем складе
legend-contractors = Подрядчики на общем складе
legend-buildings = Карты зданий
legend-bombs = Карты бомб
legend-token = Тестовый взрыв

bomb-title-short = { $bomb }
built-title-short = { $name }
supply-title-short = Персональный склад
hand-title-short = Карты бомб
