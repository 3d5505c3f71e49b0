# World Order in English. Sections and messages stand in the same order as in ru.ftl.

## Cards: the name, and .does what it says

# Starting cards

card-growth-strategy = Growth Strategy
    .does = Get a Growth card, or produce 3 types of resources.
card-new-allies = New Allies
    .does = Improve relations.
card-diplomatic-engagement = Diplomatic Engagement
    .does = Engage with a region.
card-foreign-direct-investment = Foreign Direct Investment
    .does = Invest.
card-foreign-trade = Foreign Trade
    .does = Trade.
card-foreign-military-presence = Foreign Military Presence
    .does = Build a base.
card-military-reinforcements = Military Reinforcements
    .does = Gain 1 army for your reserve; then you may move up to 2 armies.
card-global-currency = Global Currency
    .does = Trade, and gain 5 money for each type of resource you import.
card-military-pact = Military Pact
    .does = Build a base, then gain 1 diplomacy.
card-soft-power = Soft Power
    .does = Engage; in Europe, the Middle East and North Africa, and Central Asia it costs 1 diplomacy less.
card-humanitarian-aid = Humanitarian Aid
    .does = Improve relations; you may pay 3 money for any diplomacy of the cost.
card-military-re-equipment = Military Re-Equipment
    .does = Build a base, then gain 1 army for your reserve.
card-energy-titan = Energy Titan
    .does = Trade; choose energy or raw materials: every export symbol of that type counts twice.
card-economic-diplomacy = Economic Diplomacy
    .does = Invest, then gain 1 diplomacy.
card-the-worlds-factory = The World’s Factory
    .does = Trade, then produce up to 2 consumer goods, within your production.

# Market cards

card-assign-new-diplomats = Assign New Diplomats
    .does = Improve relations with two countries, one after the other.
card-build-new-embassy = Build New Embassy
    .does = Improve relations for 1 diplomacy less; then you may reset 1 of your temporary cubes in that region.
card-successful-negotiations = Successful Negotiations
    .does = Ready 1 ally. Then you may look through every country card of one region and improve relations with one of them; the rest are shuffled and two are opened again.
card-ensure-peace-in-the-region = Ensure Peace in the Region
    .does = Engage for 1 diplomacy less per ally you have in the region.
card-dominant-power = Dominant Power
    .does = Engage for 1 diplomacy less per army you have in the region.
card-convincing-arguments = Convincing Arguments
    .does = Gain 2 diplomacy; then improve relations or engage.
card-activation-of-allies = Activation of Allies
    .does = Ready up to 2 allies; then engage.
card-diplomatic-trip = Diplomatic Trip
    .does = Improve relations; then you may engage with that country’s region.
card-tap-into-new-markets = Tap into New Markets
    .does = Improve relations; then invest in that country or trade.
card-new-strategic-partner = New Strategic Partner
    .does = Improve relations; then build a base in that country if you may, or move up to 2 armies to its region, base or not.
card-re-evaluate-strategy = Re-Evaluate Strategy
    .does = Do two different ones of these, in any order: improve relations, trade, move up to 2 armies.
card-establish-trade-routes = Establish Trade Routes
    .does = Choose a region and trade as if its open countries were your allies; then reset 1 of your temporary cubes there.
card-trade-opportunity = Trade Opportunity
    .does = Make a single export or a single import; then play another card.
card-quantitative-easing = Quantitative Easing
    .does = Gain 10 money; then invest.
card-return-on-investment = Return on Investment
    .does = Gain 4 money per FDI token you have; then invest.
card-steady-partnership = Steady Partnership
    .does = Invest; the country may already hold one FDI token of yours.
card-key-economic-partner = Key Economic Partner
    .does = Ready 1 ally and invest in it without exhausting it.
card-economic-expansion = Economic Expansion
    .does = Trade; then invest.
card-military-exercises = Military Exercises
    .does = Move up to 3 armies; then you may reset 1 of your temporary cubes in a region they went to.
card-global-presence = Global Presence
    .does = Produce armies; then move up to 3.
card-well-laid-plans = Well-Laid Plans
    .does = Draw 1 card; then build a base.
card-strengthen-alliance = Strengthen Alliance
    .does = Build a base; the country may already hold one base of yours.
card-improve-logistics = Improve Logistics
    .does = Build a base; up to 3 armies come along free of the cost of moving, whatever the value of the country.
card-power-play = Power Play
    .does = Build a base; its cube may be permanent even without a free slot.
card-covert-military-operation = Covert Military Operation
    .does = Produce armies; then build a base.
card-minimize-bureaucracy = Minimize Bureaucracy
    .does = Remove this card from the game; take a Market card that costs 6 or less for nothing and play it at once.
card-initiate-restructuring = Initiate Restructuring
    .does = Draw 1 card. Then you may remove a card of your hand or of your discard from the game to play another card.
card-optimization-program = Optimization Program
    .does = Produce 1 type of resource; then get a Growth card.
card-new-agenda = New Agenda
    .does = Draw 3 cards; you may discard 2 to play another card.
card-prosperous-times = Prosperous Times
    .does = Produce consumer goods; then raise prosperity for 2 consumer goods less, or play another card.
card-re-examine-agreement = Re-Examine Agreement
    .does = Reset 1 of your temporary cubes in a region; draw 1 card; play another card.
card-explore-alternatives = Explore Alternatives
    .does = Draw 2 cards; play another card.
card-boost-production = Boost Production
    .does = Choose a type: raise its production by 1 if it can be raised, and produce it; play another card.

# Market cards of the expansion

card-new-financial-agreements = New Financial Agreements
    .does = Invest in another player’s ally that holds an FDI token, exhausted or not, for 5 money more; it is exhausted, your token lies beside the other and brings returns.
card-show-of-force = Show of Force
    .does = Build a base; then you may move 1 army more to the region for 5 money, and if you do, every other player exhausts 1 ready ally there.
card-diplomatic-detente = Diplomatic Détente
    .does = Engage; for 1 diplomacy more you may send 1 army of another player from the region back to its owner.
card-intelligence-acquisition = Intelligence Acquisition
    .does = Look at another player’s hand; you may carry out one card of it, or one they played this round, as your own; the card stays where it is.

# Growth cards

card-industrial-development = Industrial Development
    .does = When you take it: raise two different productions by 1.
card-diplomatic-initiative = Diplomatic Initiative
    .does = Ready 1 ally more whenever you choose a focus.
card-reduced-bureaucracy = Reduced Bureaucracy
    .does = Once per round: draw 1 card, then remove 1 card of your hand from the game.
card-knowledge-transfer = Knowledge Transfer
    .does = Once per round: draw up to as many cards as your most valuable ready ally is worth, then discard as many.
card-tactical-flexibility = Tactical Flexibility
    .does = Draw 1 card more every round, and 1 at once.
card-diplomatic-opening = Diplomatic Opening
    .does = Once per round, after improving relations: do it again with another country for 1 diplomacy more.
card-strategic-advantage = Strategic Advantage
    .does = In your first turn of every round you may play one card more.
card-regional-resilience = Regional Resilience
    .does = Once per round, before or after adding influence: make 1 of your temporary cubes in that region permanent, slot or not.
card-space-program = Space Program
    .does = Victory points only.
card-olympic-games = Olympic Games
    .does = Victory points only.
card-revenue-optimisation = Revenue Optimisation
    .does = In Research: gain the bonus of 2 of your revealed cards once more.
card-rapid-reaction-force = Rapid Reaction Force
    .does = When choosing a focus: domestic or diplomatic, you may pay 5 money for 1 army; military, you may move 1 army free.
card-change-of-leader = Change of Leader
    .does = Once per round: discard your hand and draw as many cards.
card-collaboration-with-allies = Collaboration with Allies
    .does = Once per round: exhaust an ally, look at as many top cards of your deck as it is worth, take 1 and put the others back in any order.
card-high-standard-of-living = High Standard of Living
    .does = Every prosperity step costs 1 consumer good less and brings 1 VP more.
card-resource-efficiency = Resource Efficiency
    .does = Once per round: draw 1 card, discard 1, and gain by its symbols, at most two: diplomatic 2 diplomacy, military 1 army, economic 1 consumer good, domestic 1 service.
card-assertion-of-dominance = Assertion of Dominance
    .does = When you take it: 2 VP per completed round. After that: 1 VP at the end of each of your turns in which you added influence.
card-operational-advantage = Operational Advantage
    .does = Draw 2 of your power’s spare Strategic Assets, keep 1 and gain its VP; then you may use one of your assets at once.
card-indisputable-authority = Indisputable Authority
    .does = You win ties in cubes in every region, whatever the armies.
card-nuclear-program = Nuclear Program
    .does = +1 threat and +1 defence in every region, armies or not.

# Strategic Assets

card-eu-central-european-bank = Central European Bank
    .does = Gain 20 money and get a Growth card; you may pay 10 money for any of its services.
card-eu-brand-europe = Brand Europe
    .does = Choose a region other than Europe and trade as if its open countries were your allies; if at least 1 consumer good and 1 service go to countries of that region, add 1 influence there.
card-eu-eu-expansion = EU Expansion
    .does = Improve relations in Europe; you may pay 2 diplomacy more to add 1 permanent influence in Europe, slot or not.
card-eu-eu-neighborhood-policy = EU Neighborhood Policy
    .does = Engage with Europe, the Middle East and North Africa or Central Asia, allies or not; you may pay 10 money to engage with one of the other two as well.
card-eu-nato = NATO
    .does = Pay 2 diplomacy and 10 money: 2 armies from the supply and 1 permanent influence, slot or not, to Europe, the Middle East and North Africa or Central Asia.
card-usa-arms-export = Arms Export
    .does = Sell 2 armies of your reserve for 20 money in all, and add 1 influence anywhere.
card-usa-us-navy = US Navy
    .does = In up to 2 regions other than Central Asia: move 2 armies there at 10 money each and add 1 influence.
card-usa-r-and-d-champion = R&D Champion
    .does = Produce 2 types of resources; then get a Growth card.
card-usa-main-un-funding-contributor = Main UN Funding Contributor
    .does = Pay 0, 10 or 20 money for 0, 3 or 6 diplomacy; then engage anywhere, allies or not.
card-usa-nato = NATO
    .does = Move 2 armies to Europe, the Middle East and North Africa or Central Asia, base or not; add 1 permanent influence there, slot or not; gain 2 diplomacy.
card-russia-csto = CSTO
    .does = Pay 1 diplomacy: move up to 2 armies to Central Asia free and add 1 permanent influence there, slot or not.
card-russia-arms-export = Arms Export
    .does = Sell 2 armies of your reserve for 20 money in all, and add 1 influence anywhere.
card-russia-new-energy-markets = New Energy Markets
    .does = Choose 2 regions and trade only with your allies and the open countries there, energy symbols counting twice; 1 influence in each that got at least 4 energy.
card-russia-cyber-attacks = Cyber Attacks
    .does = Pay 1 service: reset 1 of your temporary cubes in a region, then add 1 influence there.
card-russia-private-military-corporations = Private Military Corporations
    .does = Pay 20 money: 1 army from the supply and 1 influence in Europe, the Middle East and North Africa, Africa or Central Asia, base or not; you may do it once more in another of these.
card-china-expansion-in-the-south-china-sea = Expansion in the South China Sea
    .does = Move 1 to 3 armies to East Asia and the Pacific and add 1 permanent influence there, slot or not.
card-china-brics = BRICS
    .does = Pay 30 money: 1 influence in two of the Americas, Africa and South Asia; Russia may pay 20 money, or all it has, for 1 influence in the third.
card-china-belt-and-road-initiative = Belt & Road Initiative
    .does = Invest; you may invest in a second ally, of another region, for 10 money more.
card-china-shanghai-cooperation-organization = Shanghai Cooperation Organization
    .does = Improve relations in the Middle East and North Africa, Central Asia, South Asia or East Asia and the Pacific; then you may invest in that country, build a base there or engage with its region.
card-china-rapid-industrialization = Rapid Industrialization
    .does = Pay 10 or 20 money: raise 2 or 3 different productions by 1 and gain 3 VP; play another card.
card-usa-regime-change = Regime Change
    .does = Pay 1 service, 1 army and 5 money: take an ally of value 1, not a starting one, from any player but the EU, without its tokens; add 1 influence in its region.
card-usa-economic-and-military-aid = Economic & Military Aid
    .does = Exhaust 2 allies of different regions, pay 2 armies and 15 money: 1 influence in both regions and 2 diplomacy.
card-usa-central-intelligence-agency = Central Intelligence Agency
    .does = Pay 10 money: exchange 1 of your temporary cubes with a cube of another player on a permanent slot of the same region; for 1 service you may do it again in another region.
card-eu-global-gateway-initiative = Global Gateway Initiative
    .does = Invest; you may invest in a second ally, of another region, for 10 money more.
card-eu-economic-giant = Economic Giant
    .does = Do two different ones of these, in any order: trade, produce 2 types, invest.
card-eu-common-foreign-and-security-policy = Common Foreign & Security Policy
    .does = Exhaust EU Member States: produce diplomacy and armies; then engage or build a base.
card-russia-nuclear-tests = Nuclear Tests
    .does = Pay 1 service and 25 money: 1 army from the supply to each of Europe, Central Asia and East Asia and the Pacific, and 1 influence in one of them.
card-russia-regime-change = Regime Change
    .does = Pay 1 service, 1 army and 5 money: take an ally of value 1, not a starting one, from any player but China, without its tokens; add 1 influence in its region.
card-russia-brics = BRICS
    .does = Pay 30 money: 1 influence in two of the Americas, Africa and South Asia; China may pay 20 money, or all it has, for 1 influence in the third.
card-china-global-production-hub = Global Production Hub
    .does = In any order: trade, and produce energy, raw materials and consumer goods.
card-china-trade-surplus = Trade Surplus
    .does = Trade; 1 influence in each region whose countries paid at least 35 money for your exports.
card-china-beijing-consensus = Beijing Consensus
    .does = You may raise prosperity. Then gain 1 diplomacy per step made so far and engage anywhere, allies or not.

# Objectives: the three tasks; a number in brackets holds in round 6

card-eu-land-of-plenty = Land of Plenty
    .first = At least 3 (5) prosperity steps
    .second = At least 2 food
    .third = At least 50 (100) money
card-eu-the-european-way = The European Way
    .first = At least 4 diplomacy
    .second = At least 8 (12) allies
    .third = An ally in at least 6 (7) regions
card-eu-challenge-the-bear = Challenge the Bear
    .first = At least 1 (2) cubes in Central Asia
    .second = More cubes in Europe than Russia
    .third = More cubes in the Middle East and North Africa than Russia
card-eu-secure-borders = Secure Borders
    .first = The most cubes in Europe, a tie will do
    .second = At least 3 (4) cubes in the Middle East and North Africa
    .third = At least 3 (5) armies in Europe and the Middle East and North Africa in all
card-eu-innovation-hub = Innovation Hub
    .first = At least 3 (4) Growth cards
    .second = Production of services raised (in round 6: of consumer goods and services)
    .third = At least 2 services
card-eu-post-colonial-order = Post-Colonial Order
    .first = The most cubes in the Middle East and North Africa, a tie will do
    .second = The most cubes in Africa
    .third = At least 3 (4) cubes in the Americas, South Asia and East Asia and the Pacific in all
card-eu-stability-in-the-eu-neighbourhood = Stability in the EU Neighbourhood
    .first = At least 4 (5) allies in Europe
    .second = At least 2 (4) armies in Europe
    .third = FDI tokens in at least 2 (3) countries in Europe
card-eu-normative-power = Normative Power
    .first = The most allies
    .second = At least 2 allies in each of 4 (5) regions
    .third = At least 1 Engage token on the board
card-usa-military-hegemony = Military Hegemony
    .first = Production of armies raised by at least 1 (2)
    .second = At least 3 armies in each of 2 (4) regions
    .third = The most armies on the board, a tie will do
card-usa-american-dream = American Dream
    .first = At least 2 (4) prosperity steps
    .second = Production of consumer goods raised by at least 1 (2)
    .third = At least 40 (80) money
card-usa-western-hegemony = Western Hegemony
    .first = The most cubes in the Americas
    .second = The most cubes in Europe, a tie will do
    .third = At least 3 (4) cubes in East Asia and the Pacific
card-usa-r-and-d-pioneer = R&D Pioneer
    .first = At least 3 (4) Growth cards
    .second = At least 16 (19) ability cards of your own
    .third = At least 2 services
card-usa-economic-dominance = Economic Dominance
    .first = FDI tokens in at least 2 (4) countries
    .second = The most money, a tie will do
    .third = At least 2 (4) productions raised
card-usa-dual-containment = Dual Containment
    .first = More cubes in East Asia and the Pacific than China
    .second = More cubes in Europe than Russia
    .third = At least 1 (2) cubes in Central Asia
card-usa-rule-the-seas = Rule the Seas
    .first = At least 3 (6) armies in Europe and the Middle East and North Africa in all
    .second = At least 2 (4) armies in East Asia and the Pacific and South Asia in all
    .third = At least 1 (2) armies in the Americas and Africa in all
card-usa-global-dominance = Global Dominance
    .first = A cube in at least 5 (7) regions
    .second = At least 2 cubes in each of 4 (5) regions
    .third = The most cubes on the board, a tie will do
card-russia-soviet-sphere-revival = Soviet Sphere Revival
    .first = The most cubes in Europe, a tie will do
    .second = The most cubes in Central Asia
    .third = At least 4 (7) armies in Europe and Central Asia in all
card-russia-energy-giant = Energy Giant
    .first = Production of energy raised (in round 6: of energy and raw materials)
    .second = At least 6 (7) allies with an export symbol of energy or raw materials
    .third = FDI tokens on at least 1 (3) allies with an export symbol of energy or raw materials
card-russia-conquest-of-the-global-south = Conquest of the Global South
    .first = At least 2 (3) cubes in South Asia
    .second = At least 1 (2) cubes in Africa
    .third = At least 1 (2) cubes in the Americas
card-russia-russian-renaissance = Russian Renaissance
    .first = At least 2 cubes in each of 3 (4) regions
    .second = More cubes in Central Asia than all the others together
    .third = More armies than anyone else in at least 2 (3) regions
card-russia-perestroika-2-0 = Perestroika 2.0
    .first = At least 2 (3) prosperity steps
    .second = At least 2 (3) secondary productions raised
    .third = At least 40 (80) money
card-russia-challenge-the-monroe-doctrine = Challenge the Monroe Doctrine
    .first = At least 2 (3) allies in the Americas
    .second = At least 1 (2) armies in the Americas
    .third = FDI tokens in at least 1 (2) countries in the Americas
card-russia-challenge-western-hegemony = Challenge Western Hegemony
    .first = At least 8 (13) cubes on the board
    .second = More cubes in Europe than the USA or than the EU
    .third = At least 2 (3) cubes in the Middle East and North Africa
card-russia-asian-order = Asian Order
    .first = At least 2 (3) cubes in Central Asia
    .second = At least 1 (2) cubes in South Asia
    .third = At least 1 (2) cubes in East Asia and the Pacific
card-china-towards-a-new-pacific-world = Towards a New Pacific World
    .first = More cubes in East Asia and the Pacific than the USA
    .second = More armies in East Asia and the Pacific than the USA
    .third = More allies in East Asia and the Pacific than the USA
card-china-economic-supremacy = Economic Supremacy
    .first = The most money, a tie will do
    .second = FDI tokens in at least 4 (8) countries
    .third = At least 4 (7) productions raised
card-china-new-world-order = New World Order
    .first = A cube in at least 4 (6) regions
    .second = The most cubes in at least 2 (3) regions, a tie will do
    .third = The most cubes on the board, a tie will do
card-china-chinese-economic-miracle = Chinese Economic Miracle
    .first = At least 3 (5) prosperity steps
    .second = At least 2 consumer goods
    .third = At least 40 (80) money
card-china-innovation-dragon = Innovation Dragon
    .first = At least 3 (4) Growth cards
    .second = At least 16 (19) ability cards of your own
    .third = Production of services raised by at least 1 (2)
card-china-energy-security = Energy Security
    .first = Production of energy raised (in round 6: of energy and raw materials)
    .second = At least 2 (3) allies with an import symbol of energy or raw materials
    .third = At least 4 energy
card-china-new-silk-road = New Silk Road
    .first = An ally in at least 6 (7) regions
    .second = More FDI tokens than anyone else in at least 3 (5) regions
    .third = At least 10 (20) money from FDI in one step of returns
card-china-export-leader = Export Leader
    .first = At least 10 (15) export symbols on your allies
    .second = At least 5 (6) allies with an export symbol of consumer goods
    .third = At least 5 (6) different export symbols on your allies

# Cards without a name of their own

card-order = Executive Order
    .does = Once per game, with a card face down: improve relations, engage, trade, invest, gain 1 army and move up to 2, build a base, get a Growth card, or produce 3 types. Kept to the end it brings 3 VP.
card-influence = Auto-Influence card { $card }
    .does = Names a region for every power: unplayed powers get a cube there after Research, Automas take it as the region of their action.
card-decision = Decision card { $card }
    .does = Decides for an Automa: its focus, its partner in trade, the kind of influence by round, and what is left to chance.
drawn-decision = { $found } (card { $card })
drawn-influence = { $region }{ $army ->
    [1] , an army
   *[0] {""}
} (card { $card })
drawn-open = { $rows } (card { $card })
card-commerce = Commerce card
    .does = Face up it sells what it shows to another player, who pays you; then it is turned face down until you produce that resource.
card-deals = Trade Deals card
    .does = How many exports and imports one Trade may have.

## Countries

country-bosnia-herzegovina = Bosnia and Herzegovina
country-belarus = Belarus
country-switzerland = Switzerland
country-serbia = Serbia
country-albania = Albania
country-ukraine = Ukraine
country-moldova = Moldova
country-iceland = Iceland
country-croatia = Croatia
country-norway = Norway
country-armenia = Armenia
country-georgia = Georgia
country-kazakhstan = Kazakhstan
country-azerbaijan = Azerbaijan
country-tajikistan = Tajikistan
country-turkmenistan = Turkmenistan
country-afghanistan = Afghanistan
country-uzbekistan = Uzbekistan
country-kyrgyzstan = Kyrgyzstan
country-mongolia = Mongolia
country-canada = Canada
country-colombia = Colombia
country-peru = Peru
country-argentina = Argentina
country-honduras = Honduras
country-venezuela = Venezuela
country-ecuador = Ecuador
country-el-salvador = El Salvador
country-mexico = Mexico
country-cuba = Cuba
country-chile = Chile
country-brazil = Brazil
country-qatar = Qatar
country-syria = Syria
country-egypt = Egypt
country-iran = Iran
country-saudi-arabia = Saudi Arabia
country-algeria = Algeria
country-libya = Libya
country-jordan = Jordan
country-uae = United Arab Emirates
country-israel = Israel
country-turkey = Turkey
country-iraq = Iraq
country-sudan = Sudan
country-south-africa = South Africa
country-mali = Mali
country-niger = Niger
country-burkina-faso = Burkina Faso
country-ethiopia = Ethiopia
country-angola = Angola
country-equatorial-guinea = Equatorial Guinea
country-nigeria = Nigeria
country-djibouti = Djibouti
country-kenya = Kenya
country-central-african-republic = Central African Republic
country-sri-lanka = Sri Lanka
country-nepal = Nepal
country-maldives = Maldives
country-bhutan = Bhutan
country-myanmar = Myanmar
country-pakistan = Pakistan
country-bangladesh = Bangladesh
country-india = India
country-new-zealand = New Zealand
country-south-korea = South Korea
country-vietnam = Vietnam
country-singapore = Singapore
country-australia = Australia
country-north-korea = North Korea
country-cambodia = Cambodia
country-laos = Laos
country-indonesia = Indonesia
country-philippines = Philippines
country-thailand = Thailand
country-japan = Japan

## The game

game-title = World Order
game-tagline = Four great powers, seven regions, six rounds: allies, trade, bases and influence — against people and Automas.
game-length = about two hours
game-players = 1 to 4 players
scenario-solo-1 = Alone against one Automa
scenario-solo-1-help = One person and one Automa: a power of the West against one of the East.
scenario-solo-2 = Alone against two Automas
scenario-solo-2-help = One person and two Automas; the fourth power is moved by cards.
scenario-solo-3 = Alone against three Automas
scenario-solo-3-help = One person and three Automas: all four powers are in play.
scenario-two = Two players
scenario-two-help = Two people, a power of the West against one of the East.
scenario-two-1 = Two players and an Automa
scenario-two-1-help = Two people and one Automa.
scenario-two-2 = Two players and two Automas
scenario-two-2-help = Two people and two Automas: all four powers are in play.
scenario-three = Three players
scenario-three-help = Three people; the fourth power is moved by cards.
scenario-three-1 = Three players and an Automa
scenario-three-1-help = Three people and one Automa: all four powers are in play.
scenario-four = Four players
scenario-four-help = Four people: all four powers are in play.

## Seats

side-first = First player
side-second = Second player
side-third = Third player
side-fourth = Fourth player
side-automa-1 = Automa 1
side-automa-2 = Automa 2
side-automa-3 = Automa 3

## Settings

setting-powers = Powers
setting-powers-help = Who plays which power, seat by seat: people first, then Automas.
powers-usa-russia = USA, Russia
powers-usa-russia-help = In the order of the seats: USA, Russia.
powers-usa-china = USA, China
powers-usa-china-help = In the order of the seats: USA, China.
powers-eu-russia = EU, Russia
powers-eu-russia-help = In the order of the seats: EU, Russia.
powers-eu-china = EU, China
powers-eu-china-help = In the order of the seats: EU, China.
powers-russia-usa = Russia, USA
powers-russia-usa-help = In the order of the seats: Russia, USA.
powers-russia-eu = Russia, EU
powers-russia-eu-help = In the order of the seats: Russia, EU.
powers-china-usa = China, USA
powers-china-usa-help = In the order of the seats: China, USA.
powers-china-eu = China, EU
powers-china-eu-help = In the order of the seats: China, EU.
powers-usa-eu-russia = USA, EU, Russia
powers-usa-eu-russia-help = In the order of the seats: USA, EU, Russia.
powers-usa-eu-china = USA, EU, China
powers-usa-eu-china-help = In the order of the seats: USA, EU, China.
powers-usa-russia-china = USA, Russia, China
powers-usa-russia-china-help = In the order of the seats: USA, Russia, China.
powers-eu-usa-russia = EU, USA, Russia
powers-eu-usa-russia-help = In the order of the seats: EU, USA, Russia.
powers-eu-usa-china = EU, USA, China
powers-eu-usa-china-help = In the order of the seats: EU, USA, China.
powers-eu-russia-china = EU, Russia, China
powers-eu-russia-china-help = In the order of the seats: EU, Russia, China.
powers-russia-usa-eu = Russia, USA, EU
powers-russia-usa-eu-help = In the order of the seats: Russia, USA, EU.
powers-russia-usa-china = Russia, USA, China
powers-russia-usa-china-help = In the order of the seats: Russia, USA, China.
powers-russia-eu-china = Russia, EU, China
powers-russia-eu-china-help = In the order of the seats: Russia, EU, China.
powers-china-usa-eu = China, USA, EU
powers-china-usa-eu-help = In the order of the seats: China, USA, EU.
powers-china-usa-russia = China, USA, Russia
powers-china-usa-russia-help = In the order of the seats: China, USA, Russia.
powers-china-eu-russia = China, EU, Russia
powers-china-eu-russia-help = In the order of the seats: China, EU, Russia.
powers-usa-russia-eu = USA, Russia, EU
powers-usa-russia-eu-help = In the order of the seats: USA, Russia, EU.
powers-usa-china-eu = USA, China, EU
powers-usa-china-eu-help = In the order of the seats: USA, China, EU.
powers-usa-china-russia = USA, China, Russia
powers-usa-china-russia-help = In the order of the seats: USA, China, Russia.
powers-eu-russia-usa = EU, Russia, USA
powers-eu-russia-usa-help = In the order of the seats: EU, Russia, USA.
powers-eu-china-usa = EU, China, USA
powers-eu-china-usa-help = In the order of the seats: EU, China, USA.
powers-eu-china-russia = EU, China, Russia
powers-eu-china-russia-help = In the order of the seats: EU, China, Russia.
powers-russia-china-usa = Russia, China, USA
powers-russia-china-usa-help = In the order of the seats: Russia, China, USA.
powers-russia-china-eu = Russia, China, EU
powers-russia-china-eu-help = In the order of the seats: Russia, China, EU.
powers-usa-eu-russia-china = USA, EU, Russia, China
powers-usa-eu-russia-china-help = In the order of the seats: USA, EU, Russia, China.
powers-eu-usa-russia-china = EU, USA, Russia, China
powers-eu-usa-russia-china-help = In the order of the seats: EU, USA, Russia, China.
powers-russia-usa-eu-china = Russia, USA, EU, China
powers-russia-usa-eu-china-help = In the order of the seats: Russia, USA, EU, China.
powers-china-usa-eu-russia = China, USA, EU, Russia
powers-china-usa-eu-russia-help = In the order of the seats: China, USA, EU, Russia.
powers-usa-russia-eu-china = USA, Russia, EU, China
powers-usa-russia-eu-china-help = In the order of the seats: USA, Russia, EU, China.
powers-usa-china-eu-russia = USA, China, EU, Russia
powers-usa-china-eu-russia-help = In the order of the seats: USA, China, EU, Russia.
powers-eu-russia-usa-china = EU, Russia, USA, China
powers-eu-russia-usa-china-help = In the order of the seats: EU, Russia, USA, China.
powers-eu-china-usa-russia = EU, China, USA, Russia
powers-eu-china-usa-russia-help = In the order of the seats: EU, China, USA, Russia.
powers-russia-china-usa-eu = Russia, China, USA, EU
powers-russia-china-usa-eu-help = In the order of the seats: Russia, China, USA, EU.
powers-usa-eu-china-russia = USA, EU, China, Russia
powers-usa-eu-china-russia-help = In the order of the seats: USA, EU, China, Russia.
powers-usa-russia-china-eu = USA, Russia, China, EU
powers-usa-russia-china-eu-help = In the order of the seats: USA, Russia, China, EU.
powers-eu-russia-china-usa = EU, Russia, China, USA
powers-eu-russia-china-usa-help = In the order of the seats: EU, Russia, China, USA.
setting-level = Level of the Automas
setting-level-help = How strong all the Automas of this game are.
level-normal = Normal
level-normal-help = The rules of the Automa as they are.
level-expert = Expert
level-expert-help = One token more, a second army for some bases, every symbol of a Market card, cubes where others would stop.
setting-objectives = Superpower goals
setting-objectives-help = On: everyone has two goals, one scored in round 3 and one in round 6; Automas open two each time.
setting-growth = Growth cards
setting-growth-help = Which Growth cards are laid out.
growth-base = Base set
growth-base-help = The ten titles of the base game.
growth-replace = Expansion set
growth-replace-help = The ten titles of the expansion instead.
growth-variant-1 = Two titles of four
growth-variant-1-help = Of each level two titles out of both sets, by chance.
growth-variant-2 = Open cards
growth-variant-2-help = Both sets shuffled by level; a few cards lie open and are not replaced.
setting-new_abilities = Interactive Market cards
setting-new_abilities-help = On: the four new titles are shuffled into the Market deck. They touch other players directly.
setting-new_assets = New Strategic Assets
setting-new_assets-help = On: three more assets for each power are among those that are dealt.
setting-orders = Executive Orders
setting-orders-help = On: everyone may carry out one order a game; an unused one is worth 3 VP. Automas begin with 3 VP more.
setting-first_hand = First hand
setting-first_hand-help = Which six cards people begin with.
first_hand-shuffled = Shuffled
first_hand-shuffled-help = Six cards from the shuffled deck.
first_hand-recommended = Recommended
first_hand-recommended-help = The six cards with a triangle.
setting-market_row = Cards in the Market
setting-market_row-help = How many cards lie in the Market row. The number printed on the board is not known for sure.
setting-round_1_income = Income of Automas in round 1
setting-round_1_income-help = Off: round 1 has no Preparation, so no income. On: they gain 10 money each.
setting-last_research = Research in round 6
setting-last_research-help = Whether the last round has a Research step.
last_research-none = None
last_research-none-help = Nobody researches: what is bought could not be played.
last_research-automas = Automas only
last_research-automas-help = Automas still turn up their last two cards and gain the bonus.
last_research-all = Everybody
last_research-all-help = A full Research step.
setting-eu_prosperity = Prosperity of the EU Automa
setting-eu_prosperity-help = Two readings of its card differ.
eu_prosperity-card = As on its card
eu_prosperity-card-help = 2, 3, 4, 6, 9 VP.
eu_prosperity-board = As on the board
eu_prosperity-board-help = 2, 4, 6, 9, 12 VP, as a person gains.
setting-usa_market = Market order of the US Automa
setting-usa_market-help = Two readings of its card differ.
usa_market-card = As on its card
usa_market-card-help = Military, diplomatic, domestic, economic.
usa_market-picture = As on a picture
usa_market-picture-help = Military, economic, diplomatic, domestic.
setting-automa_goods = Buying from Automas
setting-automa_goods-help = How often in one Trade the same Automa sells.
automa_goods-each = In every import
automa_goods-each-help = It always has the goods: each import of a Trade may be from it, up to what one of its Commerce cards shows.
automa_goods-once = Once a Trade
automa_goods-once-help = One import of a Trade, as if it had a single Commerce card.

## Powers and regions

power-usa = the USA
    .start = The USA
power-eu = the EU
    .start = The EU
power-russia = Russia
power-china = China
power-local = the locals
    .start = The locals
region-europe = Europe
region-central_asia = Central Asia
region-americas = the Americas
    .start = The Americas
region-mena = the Middle East and North Africa
    .start = The Middle East and North Africa
region-africa = Africa
region-south_asia = South Asia
region-east_asia_pacific = East Asia and the Pacific
reserve = the reserve
    .start = The reserve
country-starting = { $country } (starting card)
country-eu-member-states = EU Member States
card-said = “{ $card }”

## Goods, cards and actions

good-money = money
good-energy = energy
good-raw = raw materials
good-food = food
good-cg = consumer goods
    .recipe = 1 energy and 1 raw material
good-services = services
    .recipe = 1 energy and 1 food
good-diplomacy = diplomacy
    .recipe = 3 money
good-army = armies
    .recipe = 1 raw material and 1 food
amount-money = { $n } money
amount-energy = { $n } energy
amount-raw = { $n ->
    [one] { $n } raw material
   *[other] { $n } raw materials
}
amount-food = { $n } food
amount-cg = { $n ->
    [one] { $n } consumer good
   *[other] { $n } consumer goods
}
amount-services = { $n ->
    [one] { $n } service
   *[other] { $n } services
}
amount-diplomacy = { $n } diplomacy
amount-army = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
focus-domestic = domestic
focus-diplomatic = diplomatic
focus-military = military
type-domestic = domestic
type-diplomatic = diplomatic
type-economic = economic
type-military = military
kind-permanent = permanent
kind-temporary = temporary
heap-fdi = FDI
heap-base = bases
deed-relations = Improve Relations
deed-engage = Engage
deed-trade = Trade
deed-invest = Invest
deed-base = Build a Base
deed-move = Move
deed-growth = Growth card
deed-produce = Produce
deed-country = country
deed-type = type of the card
deed-army = a second army
cell-relations = Improve Relations
    .short = Relations
cell-engage = Engage
    .short = Engage
cell-trade = Trade
    .short = Trade
cell-invest = Invest
    .short = Invest
cell-base = Build a Base
    .short = Base
cell-move = Move
    .short = Move
token-money = most money
token-armies = most armies
token-allies = most allies
source-start = to begin with
source-asset = Strategic Asset
source-influence = influence
source-prosperity = prosperity
source-threat = threat
source-region = region
source-status = superpower status
source-sphere = secured sphere
source-network = FDI network
source-majority = Majority token
source-growth = Growth card
source-assets = unused assets
source-order = unused order
source-objective = goal
field-focus = focus
field-trade = trade partner
field-influence = influence
field-star = star
field-circle = circle
sign-A = A
sign-B = B
sign-I = I
sign-II = II
sign-III = III
task-done = { $n } ✓
task-open = { $n } –
why-auto-nothing = nothing fits
why-auto-limit = limit
why-auto-money = not enough money
why-auto-in-zone = own zone
why-auto-no-country = no country
why-auto-own-cube = own cube
why-auto-no-ally = no ally
why-auto-dear = too dear

## What happened

event-round = Round { $n }
event-turn = Turn { $n }: { CASE($side, "start") }
event-research = Research
event-aftermath = Aftermath
event-growth-laid = Growth cards laid out: { $card }, copies: { $n }
event-first-hand = { CASE($side, "start") }: the recommended first hand
    .brief = { $acting ->
        [yes] the recommended first hand
       *[no] { CASE($side, "start") }: the recommended first hand
    }
event-first-hand-taken = { CASE($side, "start") }: the recommended first hand
    .brief = { $acting ->
        [yes] the recommended first hand
       *[no] { CASE($side, "start") }: the recommended first hand
    }
event-asset-drawn = { CASE($side, "start") } draws an asset: { $card }
    .brief = { $acting ->
        [yes] draws an asset: { $card }
       *[no] { CASE($side, "start") } draws an asset: { $card }
    }
event-asset-card-drawn = { CASE($side, "start") } draws a Strategic Asset
    .brief = { $acting ->
        [yes] draws a Strategic Asset
       *[no] { CASE($side, "start") } draws a Strategic Asset
    }
event-asset-kept = { CASE($side, "start") } keeps the asset { $card }
    .brief = { $acting ->
        [yes] keeps the asset { $card }
       *[no] { CASE($side, "start") } keeps the asset { $card }
    }
event-objective-drawn = { CASE($side, "start") } draws a goal: { $card }
    .brief = { $acting ->
        [yes] draws a goal: { $card }
       *[no] { CASE($side, "start") } draws a goal: { $card }
    }
event-objective-card-drawn = { CASE($side, "start") } draws a goal
    .brief = { $acting ->
        [yes] draws a goal
       *[no] { CASE($side, "start") } draws a goal
    }
event-objective-redrawn = { CASE($side, "start") } draws another goal instead of { $card }
    .brief = { $acting ->
        [yes] draws another goal instead of { $card }
       *[no] { CASE($side, "start") } draws another goal instead of { $card }
    }
event-objectives-kept = { CASE($side, "start") }, goals: { $cards }
    .brief = { $acting ->
        [yes] goals: { $cards }
       *[no] { CASE($side, "start") }, goals: { $cards }
    }
event-objectives-chosen = { CASE($side, "start") } keeps two goals
    .brief = { $acting ->
        [yes] keeps two goals
       *[no] { CASE($side, "start") } keeps two goals
    }
event-slot = { CASE($side, "start") } takes slot { $n } of the turn order
    .brief = { $acting ->
        [yes] takes slot { $n } of the turn order
       *[no] { CASE($side, "start") } takes slot { $n } of the turn order
    }
event-influence-opened = Open for this round: Auto-Influence card { $card }
event-influence-reshuffled = The Auto-Influence cards are shuffled again
event-commerce-up = { CASE($side, "start") }: all Commerce cards face up
    .brief = { $acting ->
        [yes] all Commerce cards face up
       *[no] { CASE($side, "start") }: all Commerce cards face up
    }
event-focus = { CASE($side, "start") }, focus: { $focus }
    .brief = { $acting ->
        [yes] focus: { $focus }
       *[no] { CASE($side, "start") }, focus: { $focus }
    }
event-readied = { CASE($side, "start") } readies { $country }
    .brief = { $acting ->
        [yes] readies { $country }
       *[no] { CASE($side, "start") } readies { $country }
    }
event-raised = { CASE($side, "start") } raises production of { $good } to { $n }
    .brief = { $acting ->
        [yes] raises production of { $good } to { $n }
       *[no] { CASE($side, "start") } raises production of { $good } to { $n }
    }
event-gained = { CASE($side, "start") }: +{ $amount } (now { $total })
    .brief = { $acting ->
        [yes] +{ $amount } (now { $total })
       *[no] { CASE($side, "start") }: +{ $amount } (now { $total })
    }
event-surplus = { $money ->
    [0] { CASE($side, "start") }: no room, lost: { $amount }
   *[other] { CASE($side, "start") }: no room for { $amount }, +{ $price } instead
}
    .brief = { $acting ->
        [yes] { event-surplus.own }
       *[no] { event-surplus }
    }
    .own = { $money ->
        [0] no room, lost: { $amount }
       *[other] no room for { $amount }, +{ $price } instead
    }
event-paid = { CASE($side, "start") }: −{ $amount } (now { $total })
    .brief = { $acting ->
        [yes] −{ $amount } (now { $total })
       *[no] { CASE($side, "start") }: −{ $amount } (now { $total })
    }
event-scored = { CASE($side, "start") }: +{ $n } VP, { $source } (now { $total })
    .brief = { $acting ->
        [yes] +{ $n } VP, { $source } (now { $total })
       *[no] { CASE($side, "start") }: +{ $n } VP, { $source } (now { $total })
    }
event-lost = { CASE($side, "start") }: −{ $n } VP, { $source } (now { $total })
    .brief = { $acting ->
        [yes] −{ $n } VP, { $source } (now { $total })
       *[no] { CASE($side, "start") }: −{ $n } VP, { $source } (now { $total })
    }
event-passed = { CASE($side, "start") } has no card left and passes
    .brief = { $acting ->
        [yes] has no card left and passes
       *[no] { CASE($side, "start") } has no card left and passes
    }
event-played = { CASE($side, "start") } plays { $card }
    .brief = { $acting ->
        [yes] plays { $card }
       *[no] { CASE($side, "start") } plays { $card }
    }
event-covered = { CASE($side, "start") } plays { $card } face down
    .brief = { $acting ->
        [yes] plays { $card } face down
       *[no] { CASE($side, "start") } plays { $card } face down
    }
event-covered-card = { CASE($side, "start") } plays a card face down
    .brief = { $acting ->
        [yes] plays a card face down
       *[no] { CASE($side, "start") } plays a card face down
    }
event-asset-used = { CASE($side, "start") } uses the asset { $card }
    .brief = { $acting ->
        [yes] uses the asset { $card }
       *[no] { CASE($side, "start") } uses the asset { $card }
    }
event-ordered = { CASE($side, "start") } carries out the Executive Order: { $branch }
    .brief = { $acting ->
        [yes] carries out the Executive Order: { $branch }
       *[no] { CASE($side, "start") } carries out the Executive Order: { $branch }
    }
event-used = { CASE($side, "start") } uses { $card }
    .brief = { $acting ->
        [yes] uses { $card }
       *[no] { CASE($side, "start") } uses { $card }
    }
event-skipped = { CASE($side, "start") } cannot: { $deed }
    .brief = { $acting ->
        [yes] cannot: { $deed }
       *[no] { CASE($side, "start") } cannot: { $deed }
    }
event-reshuffled = { CASE($side, "start") }: the discard is shuffled into a new deck
    .brief = { $acting ->
        [yes] the discard is shuffled into a new deck
       *[no] { CASE($side, "start") }: the discard is shuffled into a new deck
    }
event-drew = { CASE($side, "start") } draws { $card }
    .brief = { $acting ->
        [yes] draws { $card }
       *[no] { CASE($side, "start") } draws { $card }
    }
event-drew-card = { CASE($side, "start") } draws a card
    .brief = { $acting ->
        [yes] draws a card
       *[no] { CASE($side, "start") } draws a card
    }
event-discarded = { CASE($side, "start") } discards { $card }
    .brief = { $acting ->
        [yes] discards { $card }
       *[no] { CASE($side, "start") } discards { $card }
    }
event-uncovered = { CASE($side, "start") } turns up the cards played face down: { $n }
    .brief = { $acting ->
        [yes] turns up the cards played face down: { $n }
       *[no] { CASE($side, "start") } turns up the cards played face down: { $n }
    }
event-trashed = { CASE($side, "start") } trashes { $card }
    .brief = { $acting ->
        [yes] trashes { $card }
       *[no] { CASE($side, "start") } trashes { $card }
    }
event-hand-seen = { CASE($side, "start") } sees in the hand of { $other }: { $card }
    .brief = { $acting ->
        [yes] sees in the hand of { $other }: { $card }
       *[no] { CASE($side, "start") } sees in the hand of { $other }: { $card }
    }
event-spied = { CASE($side, "start") } looks at the hand of { $other }
    .brief = { $acting ->
        [yes] looks at the hand of { $other }
       *[no] { CASE($side, "start") } looks at the hand of { $other }
    }
event-copied = { CASE($side, "start") } carries out { $card } of { $other }
    .brief = { $acting ->
        [yes] carries out { $card } of { $other }
       *[no] { CASE($side, "start") } carries out { $card } of { $other }
    }
event-country-opened = { CASE($region, "start") }: { $country } is open
event-country-left = { CASE($region, "start") }: { $country } goes under the deck
event-looked-through = { CASE($side, "start") } looks through all countries: { $region }
    .brief = { $acting ->
        [yes] looks through all countries: { $region }
       *[no] { CASE($side, "start") } looks through all countries: { $region }
    }
event-region-shuffled = { CASE($region, "start") }: the countries are shuffled again
event-exhausted = { CASE($side, "start") } exhausts { $country }
    .brief = { $acting ->
        [yes] exhausts { $country }
       *[no] { CASE($side, "start") } exhausts { $country }
    }
event-allied = { CASE($side, "start") } has a new ally: { $country }
    .brief = { $acting ->
        [yes] has a new ally: { $country }
       *[no] { CASE($side, "start") } has a new ally: { $country }
    }
event-improved = { CASE($side, "start") }: { $old } is replaced
    .brief = { $acting ->
        [yes] { $old } is replaced
       *[no] { CASE($side, "start") }: { $old } is replaced
    }
event-ally-taken = { CASE($side, "start") } takes { $country } from { $other }
    .brief = { $acting ->
        [yes] takes { $country } from { $other }
       *[no] { CASE($side, "start") } takes { $country } from { $other }
    }
event-engaged = { CASE($side, "start") } engages: { $region }
    .brief = { $acting ->
        [yes] engages: { $region }
       *[no] { CASE($side, "start") } engages: { $region }
    }
event-token-lifted = { CASE($side, "start") } takes back the Engage token: { $region }
    .brief = { $acting ->
        [yes] takes back the Engage token: { $region }
       *[no] { CASE($side, "start") } takes back the Engage token: { $region }
    }
event-token-laid = { CASE($side, "start") } lays an Engage token: { $region }
    .brief = { $acting ->
        [yes] lays an Engage token: { $region }
       *[no] { CASE($side, "start") } lays an Engage token: { $region }
    }
event-exported = { CASE($side, "start") } exports { $amount }
    .brief = { $acting ->
        [yes] exports { $amount }
       *[no] { CASE($side, "start") } exports { $amount }
    }
event-imported = { CASE($side, "start") } imports { $amount }
    .brief = { $acting ->
        [yes] imports { $amount }
       *[no] { CASE($side, "start") } imports { $amount }
    }
event-bought-from = { CASE($side, "start") } buys from { $other }: { $amount }
    .brief = { $acting ->
        [yes] buys from { $other }: { $amount }
       *[no] { CASE($side, "start") } buys from { $other }: { $amount }
    }
event-commerce-down = { CASE($side, "start") } turns a Commerce card down, still open: { $n }
    .brief = { $acting ->
        [yes] turns a Commerce card down, still open: { $n }
       *[no] { CASE($side, "start") } turns a Commerce card down, still open: { $n }
    }
event-invested = { CASE($side, "start") } invests in { $country }
    .brief = { $acting ->
        [yes] invests in { $country }
       *[no] { CASE($side, "start") } invests in { $country }
    }
event-invested-beside = { CASE($side, "start") } invests beside { $other }: { $country }
    .brief = { $acting ->
        [yes] invests beside { $other }: { $country }
       *[no] { CASE($side, "start") } invests beside { $other }: { $country }
    }
event-moved = { CASE($side, "start") }, army: { $from } → { $region }
    .brief = { $acting ->
        [yes] army: { $from } → { $region }
       *[no] { CASE($side, "start") }, army: { $from } → { $region }
    }
event-sent-home = { CASE($side, "start") } sends an army of { $other } home: { $region }
    .brief = { $acting ->
        [yes] sends an army of { $other } home: { $region }
       *[no] { CASE($side, "start") } sends an army of { $other } home: { $region }
    }
event-base-built = { CASE($side, "start") } builds a base in { $country }
    .brief = { $acting ->
        [yes] builds a base in { $country }
       *[no] { CASE($side, "start") } builds a base in { $country }
    }
event-grew = { CASE($side, "start") } gets the Growth card { $card }
    .brief = { $acting ->
        [yes] gets the Growth card { $card }
       *[no] { CASE($side, "start") } gets the Growth card { $card }
    }
event-influence = { CASE($side, "start") }, { $kind } influence: { $region } (+{ $points } VP)
    .brief = { $acting ->
        [yes] { $kind } influence: { $region } (+{ $points } VP)
       *[no] { CASE($side, "start") }, { $kind } influence: { $region } (+{ $points } VP)
    }
event-influence-unplayed = { CASE($side, "start") }, { $kind } influence: { $region }
    .brief = { $acting ->
        [yes] { $kind } influence: { $region }
       *[no] { CASE($side, "start") }, { $kind } influence: { $region }
    }
event-pushed-out = { CASE($side, "start") }: a cube is pushed out, { $region }
    .brief = { $acting ->
        [yes] a cube is pushed out, { $region }
       *[no] { CASE($side, "start") }: a cube is pushed out, { $region }
    }
event-reset = { CASE($side, "start") } resets a temporary cube: { $region }
    .brief = { $acting ->
        [yes] resets a temporary cube: { $region }
       *[no] { CASE($side, "start") } resets a temporary cube: { $region }
    }
event-converted = { CASE($side, "start") }: a temporary cube becomes permanent, { $region }
    .brief = { $acting ->
        [yes] a temporary cube becomes permanent, { $region }
       *[no] { CASE($side, "start") }: a temporary cube becomes permanent, { $region }
    }
event-swapped = { CASE($side, "start") } exchanges cubes with { $other }: { $region }
    .brief = { $acting ->
        [yes] exchanges cubes with { $other }: { $region }
       *[no] { CASE($side, "start") } exchanges cubes with { $other }: { $region }
    }
event-influence-row = Auto-Influence card { $card }: { $side }, { $region }
event-army-placed = { CASE($side, "start") }: a new army, { $region }
    .brief = { $acting ->
        [yes] a new army, { $region }
       *[no] { CASE($side, "start") }: a new army, { $region }
    }
event-shown = { CASE($side, "start") } shows { $card }
    .brief = { $acting ->
        [yes] shows { $card }
       *[no] { CASE($side, "start") } shows { $card }
    }
event-studied = { CASE($side, "start") } has { $n } research points
    .brief = { $acting ->
        [yes] has { $n } research points
       *[no] { CASE($side, "start") } has { $n } research points
    }
event-bought = { CASE($side, "start") } takes { $card } from the Market
    .brief = { $acting ->
        [yes] takes { $card } from the Market
       *[no] { CASE($side, "start") } takes { $card } from the Market
    }
event-taken = { CASE($side, "start") } takes { $card } from the Market for nothing
    .brief = { $acting ->
        [yes] takes { $card } from the Market for nothing
       *[no] { CASE($side, "start") } takes { $card } from the Market for nothing
    }
event-market-opened = Market: { $card } is open
event-market-swept = Market: { $card } is discarded
event-market-reshuffled = The discarded Market cards are shuffled into a new deck
event-token-cashed = { CASE($side, "start") } cashes the Engage token: { $region }
    .brief = { $acting ->
        [yes] cashes the Engage token: { $region }
       *[no] { CASE($side, "start") } cashes the Engage token: { $region }
    }
event-prospered = { CASE($side, "start") }: prosperity step { $n }
    .brief = { $acting ->
        [yes] prosperity step { $n }
       *[no] { CASE($side, "start") }: prosperity step { $n }
    }
event-threatened = { CASE($side, "start") }, threat from { $others }: { $region }
    .brief = { $acting ->
        [yes] threat from { $others }: { $region }
       *[no] { CASE($side, "start") }, threat from { $others }: { $region }
    }
event-token-defends = { CASE($side, "start") }, +{ $n } defence for the token: { $region }
    .brief = { $acting ->
        [yes] +{ $n } defence for the token: { $region }
       *[no] { CASE($side, "start") }, +{ $n } defence for the token: { $region }
    }
event-scoring = Scoring of round { $n }
event-region-waits = { CASE($region, "start") }: not scored, a permanent slot is free
event-region-scores = { CASE($region, "start") } scores
event-standing = { CASE($side, "start") }: cubes { $cubes }, place { $place }, bonus { $bonus }
    .brief = { $acting ->
        [yes] cubes { $cubes }, place { $place }, bonus { $bonus }
       *[no] { CASE($side, "start") }: cubes { $cubes }, place { $place }, bonus { $bonus }
    }
event-status = The USA leads or ties in regions: { $n }
event-majority = { CASE($side, "start") }, Majority token: { $token }, { $n } VP
    .brief = { $acting ->
        [yes] Majority token: { $token }, { $n } VP
       *[no] { CASE($side, "start") }, Majority token: { $token }, { $n } VP
    }
event-objective-scored = { CASE($side, "start") }, goal { $card }: tasks { $tasks }
    .brief = { $acting ->
        [yes] goal { $card }: tasks { $tasks }
       *[no] { CASE($side, "start") }, goal { $card }: tasks { $tasks }
    }
event-objective-refused = { CASE($side, "start") }, another goal instead of { $card }
    .brief = { $acting ->
        [yes] another goal instead of { $card }
       *[no] { CASE($side, "start") }, another goal instead of { $card }
    }
event-won = The game is over. Victory: { $powers }
event-decision = { CASE($side, "start") }, Decision card { $card }, { $field }: { $found }
    .brief = { $acting ->
        [yes] Decision card { $card }, { $field }: { $found }
       *[no] { CASE($side, "start") }, Decision card { $card }, { $field }: { $found }
    }
event-decisions-reshuffled = The Decision cards are shuffled again
event-lottery = { CASE($side, "start") }, by chance ({ $field } { $sign }): { $n } left
    .brief = { $acting ->
        [yes] by chance ({ $field } { $sign }): { $n } left
       *[no] { CASE($side, "start") }, by chance ({ $field } { $sign }): { $n } left
    }
event-lottery-one = { CASE($side, "start") }, by chance ({ $field } { $sign }): { $left }
    .brief = { $acting ->
        [yes] by chance ({ $field } { $sign }): { $left }
       *[no] { CASE($side, "start") }, by chance ({ $field } { $sign }): { $left }
    }
event-token-arrived = { CASE($side, "start") }, new token: { $cell }
    .brief = { $acting ->
        [yes] new token: { $cell }
       *[no] { CASE($side, "start") }, new token: { $cell }
    }
event-revealed = { CASE($side, "start") } turns up { $card }
    .brief = { $acting ->
        [yes] turns up { $card }
       *[no] { CASE($side, "start") } turns up { $card }
    }
event-due = { CASE($side, "start") }, type { $type }, tokens on the left: { $n }, due: { $cell }
    .brief = { $acting ->
        [yes] type { $type }, tokens on the left: { $n }, due: { $cell }
       *[no] { CASE($side, "start") }, type { $type }, tokens on the left: { $n }, due: { $cell }
    }
event-region-turned = { CASE($side, "start") }, Auto-Influence card { $card }: { $region }
    .brief = { $acting ->
        [yes] Auto-Influence card { $card }: { $region }
       *[no] { CASE($side, "start") }, Auto-Influence card { $card }: { $region }
    }
event-region-turned-passed = { CASE($side, "start") }, card { $card }: not { $region }, { $why }
    .brief = { $acting ->
        [yes] card { $card }: not { $region }, { $why }
       *[no] { CASE($side, "start") }, card { $card }: not { $region }, { $why }
    }
event-substituted = { CASE($side, "start") }: { $deed } → { $instead } ({ $why })
    .brief = { $acting ->
        [yes] { $deed } → { $instead } ({ $why })
       *[no] { CASE($side, "start") }: { $deed } → { $instead } ({ $why })
    }
event-tokens-moved = { CASE($side, "start") }, tokens { $from } → { $to }: { $n }
    .brief = { $acting ->
        [yes] tokens { $from } → { $to }: { $n }
       *[no] { CASE($side, "start") }, tokens { $from } → { $to }: { $n }
    }
event-automa-trade = { CASE($side, "start") } trades: export symbols { $n }
    .brief = { $acting ->
        [yes] trades: export symbols { $n }
       *[no] { CASE($side, "start") } trades: export symbols { $n }
    }
event-no-partner = { CASE($side, "start") }: { $other } has no open Commerce card, no deal
    .brief = { $acting ->
        [yes] { $other } has no open Commerce card, no deal
       *[no] { CASE($side, "start") }: { $other } has no open Commerce card, no deal
    }
event-declined = { CASE($side, "start") } declines: { $region }
    .brief = { $acting ->
        [yes] declines: { $region }
       *[no] { CASE($side, "start") } declines: { $region }
    }
event-automa-invested = { CASE($side, "start") } invests: { $region }, FDI tokens { $n }
    .brief = { $acting ->
        [yes] invests: { $region }, FDI tokens { $n }
       *[no] { CASE($side, "start") } invests: { $region }, FDI tokens { $n }
    }
event-automa-base = { CASE($side, "start") } builds a base: { $region }, bases { $n }
    .brief = { $acting ->
        [yes] builds a base: { $region }, bases { $n }
       *[no] { CASE($side, "start") } builds a base: { $region }, bases { $n }
    }
event-tokens-returned = { CASE($side, "start") } gives back tokens, { $kind }: { $region }, { $n }
    .brief = { $acting ->
        [yes] gives back tokens, { $kind }: { $region }, { $n }
       *[no] { CASE($side, "start") } gives back tokens, { $kind }: { $region }, { $n }
    }
event-army-card = { CASE($side, "start") }, Auto-Influence card { $card }: an army is shown
    .brief = { $acting ->
        [yes] Auto-Influence card { $card }: an army is shown
       *[no] { CASE($side, "start") }, Auto-Influence card { $card }: an army is shown
    }
event-army-card-none = { CASE($side, "start") }, Auto-Influence card { $card }: no army is shown
    .brief = { $acting ->
        [yes] Auto-Influence card { $card }: no army is shown
       *[no] { CASE($side, "start") }, Auto-Influence card { $card }: no army is shown
    }
event-no-growth = { CASE($side, "start") } cannot pay for a Growth card
    .brief = { $acting ->
        [yes] cannot pay for a Growth card
       *[no] { CASE($side, "start") } cannot pay for a Growth card
    }
ending-points = most victory points after six rounds

## Questions

ask-assets = { CASE($power, "start") }: which two Strategic Assets do you keep? Their VP count at once
ask-objectives = { CASE($power, "start") }: which two goals do you keep? You score one in round 3, the other in round 6
ask-slot = { CASE($power, "start") }: which slot of the turn order?
ask-focus = { CASE($power, "start") }: which focus for this round?
ask-raise = { CASE($power, "start") }: raise a production for { $price } money?
ask-raise-second = { CASE($power, "start") }: raise another production as well, for { $price } money in all?
ask-reaction = { CASE($power, "start") }: gain 1 army for 5 money?
ask-ready = { CASE($power, "start") }: which ally to ready? Up to { $left } more
ask-play = { CASE($power, "start") }: which card do you play, and how?
ask-cover = { CASE($power, "start") }: which card goes face down?
ask-play-again = { CASE($power, "start") }: play one more card?
ask-end-turn = { CASE($power, "start") }: use an ability before the turn ends?
ask-branch = { CASE($power, "start") }: which of the actions?
ask-order-line = { CASE($power, "start") }: which line of the Executive Order?
ask-relations = { CASE($power, "start") }: improve relations with which country?
ask-enlarge = { CASE($power, "start") }: pay 2 diplomacy more for 1 permanent influence in Europe?
ask-regime = { CASE($power, "start") }: which ally of another player do you take? It comes ready, with 1 influence in its region
ask-exhaust = { CASE($power, "start") }: exhaust an ally to pay less? { CASE($target, "start") }, diplomacy still to pay: { $cost }
ask-exhaust-points = { CASE($power, "start") }: exhaust an ally for research points? You have { $points }
ask-exhaust-look = { CASE($power, "start") }: which ally to exhaust? You see as many top cards as its value
ask-exhaust-aid = { CASE($power, "start") }: which ally to exhaust? Two in all, of different regions
ask-give-way = { CASE($power, "start") }: which ready ally to exhaust? { CASE($region, "start") }
ask-pay-money = { CASE($power, "start") }: how much of the diplomacy ({ $cost }) do you pay in money, 3 for each?
ask-engage = { CASE($power, "start") }: engage with which region?
ask-engage-token = { CASE($power, "start") }: move an Engage token to { $region }? All three are out
ask-neighbour = { CASE($power, "start") }: engage with another of these regions for 10 money more?
ask-send-home = { CASE($power, "start") }: pay 1 diplomacy to send whose army home? { CASE($region, "start") }
ask-trade = { $single ->
    [1] { CASE($power, "start") }: which transaction? Only one, an export or an import
   *[0] { CASE($power, "start") }: which transaction next? Left: exports { $exports }, imports { $imports }
}
ask-double = { CASE($power, "start") }: whose export symbols count twice?
ask-sell = { CASE($power, "start") }: how much to sell ({ $good }), for { $price } each?
ask-sell-to = { CASE($power, "start") }: sell 1 to which country ({ $good })? Up to { $left } more
ask-buy-from = { CASE($power, "start") }: whose goods do you buy ({ $good })?
ask-buy = { CASE($power, "start") }: how much to buy ({ $good }, { $source }), for { $price } each?
ask-invest = { CASE($power, "start") }: invest in which ally? It is exhausted and you add 1 influence in its region
ask-invest-beside = { CASE($power, "start") }: invest beside another player in which of his allies? 5 money more than its price
ask-move-from = { CASE($power, "start") }: move an army from where? Up to { $left } more
ask-move-to = { CASE($power, "start") }: move an army to where, from { $source }?
ask-base = { CASE($power, "start") }: build a base in which ally? It is exhausted and you add 1 influence in its region
ask-base-from = { CASE($power, "start") }: an army for the base in { $country } from where? Up to { $left } more
ask-growth = { CASE($power, "start") }: which Growth card?
ask-pay = { CASE($power, "start") }: pay 1 of which resource? Still to pay: { $left }
ask-pay-services = { CASE($power, "start") }: how many of { $cost } services do you pay with 10 money each?
ask-produce = { CASE($power, "start") }: which resource to produce? Types left: { $left }
ask-units = { CASE($power, "start") }: how many to produce ({ $good })? Each takes { CASE($good, "recipe") }
ask-influence = { CASE($power, "start") }: permanent or temporary influence? { CASE($region, "start") }
ask-resilience = { CASE($power, "start") }: make a temporary cube permanent? { CASE($region, "start") }
ask-reset = { CASE($power, "start") }: where do you reset a temporary cube? It goes to the right end
ask-cube = { CASE($power, "start") }: which of your temporary cubes? { CASE($region, "start") }
ask-swap = { CASE($power, "start") }: exchange a temporary cube with whose permanent one?
ask-negotiate = { CASE($power, "start") }: look through all countries of which region?
ask-region = { CASE($power, "start") }: which region?
ask-price = { CASE($power, "start") }: how much money do you pay?
ask-partner = { CASE($power, "start") }: pay { $price } money to add 1 influence? { CASE($region, "start") }
ask-spy = { CASE($power, "start") }: whose hand do you look at?
ask-copy = { CASE($power, "start") }: which card of { $other } do you carry out?
ask-take = { CASE($power, "start") }: which Market card to take and play for nothing?
ask-restructure = { CASE($power, "start") }: trash a card to play another one?
ask-agenda = { CASE($power, "start") }: discard 2 cards to play another one?
ask-boost = { CASE($power, "start") }: which production to raise and use?
ask-transfer = { CASE($power, "start") }: how many cards to draw? You discard as many
ask-keep = { CASE($power, "start") }: which card do you keep?
ask-arrange = { CASE($power, "start") }: which of the cards you bought goes on the deck next? The last one lies on top
ask-put-back = { CASE($power, "start") }: which card goes back on the deck?
ask-discard = { CASE($power, "start") }: which card to discard?{ $left ->
    [1] {""}
   *[other] {" "}Left: { $left }
}
ask-trash = { CASE($power, "start") }: which card to trash?
ask-symbol = { CASE($power, "start") }: which symbol is not counted?
ask-develop = { CASE($power, "start") }: which production to raise? { $left } to go
ask-asset-keep = { CASE($power, "start") }: which asset do you keep?
ask-use = { CASE($power, "start") }: use an asset at once?
ask-bonus = { CASE($power, "start") }: which card’s bonus once more?
ask-shop = { CASE($power, "start") }: what do you buy? Research points: { $points }
ask-market-copy = { CASE($power, "start") }: which of the two do you take? { CASE($title, "start") }
ask-flag = { CASE($power, "start") }: turn a Commerce card down for 10 money?
ask-cash = { CASE($power, "start") }: cash an Engage token, 5 money per ally in its region?
ask-prosper = { CASE($power, "start") }: raise prosperity for consumer goods ({ $cg })? It brings VP: { $points }
ask-defend = { CASE($power, "start") }: discard the Engage token for +{ $defence } defence? { CASE($region, "start") }
ask-objective = { CASE($power, "start") }: which goal do you score now?

# What a deck or a shuffle decides

ask-growth-title = Growth cards of level { $level }: which title is in the game ({ $n } of { $of })?
ask-growth-card = Growth cards of level { $level }: which card is open ({ $n } of { $of })?
ask-asset = { CASE($power, "start") }: which Strategic Asset was drawn ({ $n } of { $of })?
ask-goal = { CASE($power, "start") }: which goal was drawn ({ $n } of { $of })?
ask-goal-open = { CASE($power, "start") }: which goal was opened ({ $n } of { $of })?
ask-card = { CASE($power, "start") }: which card was drawn?
ask-country = Which country was opened? { CASE($region, "start") }, { $place }
ask-market = Which Market card was opened? Its place is at the left end
ask-influence-card = Which Auto-Influence card was turned up? { $reader }
ask-decision = { CASE($power, "start") }: which Decision card was turned up ({ $field })?{ $between }
ask-reveal = { CASE($power, "start") }: which card of the Automa’s deck was turned up?

lots-star = {" "}A: { $first }; B: { $second }
lots-circle = {" "}{ $I }: { $first }; { $II }: { $second }; { $III }: { $third }
open-left = on the left
open-right = on the right
reads-round = For this round
reads-automa = { CASE($power, "start") }: { $deed }

## Answers

answer-done = Done
answer-leave = Leave them
answer-none = Nothing
answer-pass = Do not
answer-yes = Yes
answer-no = No
answer-permanent = Permanent
answer-temporary = Temporary
answer-sweep = Discard the three rightmost cards (2 points)
answer-money = A card face down: 10 money
answer-order = A card face down: Executive Order
answer-allies = from own allies
answer-number = { $n }
answer-slot = Slot { $n }
answer-cube = Cube { $n } from the left
answer-market-copy = The one in place { $n } from the left
answer-asset = A card face down: { $card }
answer-use = Use { $card }
answer-sell = Export: { $good }
answer-sell-for = Export: { $good }, up to { $n } for { $price } each
answer-buy = Import: { $good }
answer-buy-for = Import: { $good }, up to { $n } for { $price } each
answer-seller = { $seller }: up to { $n }{ $more ->
    [0] {""}
   *[other] {" "}and up to { $more } from allies
}
answer-from-hand = { $card }, from the hand
answer-from-discard = { $card }, from the discard
answer-two = { $first } and { $second }
answer-swap = { CASE($region, "start") }: { $power }
branch-relations = Improve relations
branch-engage = Engage
branch-trade = Trade
branch-invest = Invest
branch-move = Move armies
branch-base = Build a base
branch-growth = Get a Growth card
branch-produce = Produce
branch-army = Gain 1 army, then move up to 2
branch-prosper = Raise prosperity
branch-play = Play another card

## What to do at a real table

move-round = Move the round marker to { $n }
move-growth-laid = Lay out { $card }, copies: { $n }
move-first-hand = Give { $side } the six cards with a triangle
move-first-hand-taken = Give { $side } the six cards with a triangle
move-asset-drawn = Give { $side } the asset { $card }
move-asset-card-drawn = Give { $side } a Strategic Asset card
move-asset-kept = { CASE($side, "start") }: lay { $card } face up
move-objective-drawn = Give { $side } the goal { $card }
move-objective-card-drawn = Give { $side } a goal card
move-objective-redrawn = Put the goal { $card } of { $side } into the box
move-objectives-kept = { CASE($side, "start") } keeps { $cards }; the other goals go to the box
move-objectives-chosen = { CASE($side, "start") }: the goals not chosen go to the box
move-slot = Put the order marker of { $side } on slot { $n }
move-influence-opened = Leave the Auto-Influence card open
move-influence-reshuffled = Shuffle the discarded Auto-Influence cards into a new deck
move-commerce-up = Turn all Commerce cards of { $side } face up
move-focus = Set the focus marker of { $side } to { $focus }
move-readied = Turn { $country } of { $side } face up
move-raised = Set production of { $side } to { $n }: { $good }
move-gained = { CASE($side, "start") }: +{ $amount }
move-surplus = { CASE($side, "start") }: +{ $price } for what had no room
move-paid = { CASE($side, "start") }: −{ $amount }
move-scored = { CASE($side, "start") }: VP marker on { $total }
move-lost = { CASE($side, "start") }: VP marker on { $total }
move-played = Lay { $card } face up before { $side }
move-covered = Lay { $card } face down before { $side }
move-covered-card = A card of { $side } goes face down before it
move-asset-used = Turn the asset { $card } of { $side } face down
move-ordered = Put the Executive Order of { $side } into the box
move-reshuffled = Shuffle the discard of { $side } into a new deck
move-drew = Give { $side } { $card }
move-drew-card = Give { $side } a card
move-discarded = Put { $card } on the discard of { $side }
move-uncovered = Turn up the cards of { $side } played face down and discard them
move-trashed = Put { $card } of { $side } into the box
move-country-opened = Open { $country }: { $region }, the rightmost space
move-country-left = Put { $country } under its deck and slide the other to the left: { $region }
move-looked-through = Lay out all countries of the region: { $region }
move-region-shuffled = Shuffle the countries of the region into its deck: { $region }
move-exhausted = Turn { $country } of { $side } face down
move-allied = Give { $country } to { $side }; slide the other country to the left
move-improved = Move the tokens to the new card and put { $old } into the box
move-ally-taken = Give { $country } of { $other } to { $side }, without its tokens
move-token-lifted = Take the Engage token of { $side } back: { $region }
move-token-laid = Lay an Engage token of { $side }: { $region }
move-commerce-down = Turn a Commerce card of { $side } face down
move-invested = Put an FDI token of { $side } on { $country }
move-invested-beside = Put an FDI token with a cube of { $side } on { $country } of { $other }
move-moved = Move an army of { $side }: { $from } → { $region }
move-sent-home = Take an army of { $other } off: { $region }
move-base-built = Put a base token of { $side } on { $country }
move-grew = Give { $side } the Growth card { $card }
move-influence = Put a cube of { $side } ({ $kind }): { $region }
move-pushed-out = Take the leftmost temporary cube off ({ $side }) and slide the others to the left: { $region }
move-reset = Move a temporary cube of { $side } to the right end: { $region }
move-converted = Move a temporary cube of { $side } to the permanent ones: { $region }
move-swapped = Exchange a temporary cube of { $side } and a permanent one of { $other }: { $region }
move-army-placed = Put an army of { $side }: { $region }
move-shown = Lay { $card } of { $side } face up
move-bought = Put { $card } on the deck of { $side } and slide the row to the right
move-taken = Give { $side } { $card } from the Market and slide the row to the right
move-market-opened = Open { $card } at the left end of the Market
move-market-swept = Discard { $card } from the right end of the Market and slide the row
move-market-reshuffled = Shuffle the Market discard into a new deck
move-token-cashed = Give { $side } its Engage token back: { $region }
move-prospered = Set the prosperity marker of { $side } to { $n }
move-token-defends = Give { $side } its Engage token back: { $region }
move-objective-scored = Lay the goal { $card } of { $side } aside
move-objective-refused = Lay the goal { $card } of { $side } aside and open another
move-decision = Discard the Decision card
move-decisions-reshuffled = Shuffle the discarded Decision cards into a new deck
move-token-arrived = Move the token of { $side } from the round track: { $cell }
move-revealed = Turn up { $card } of { $side }
move-region-turned = Discard the Auto-Influence card
move-army-card = Discard the Auto-Influence card
move-tokens-moved = Move tokens of { $side }: { $from } → { $to }, { $n }
move-automa-invested = Put an FDI token of { $side } under the column: { $region }
move-automa-base = Put a base token of { $side } under the column: { $region }
move-tokens-returned = Take tokens of { $side } from under the column, { $kind }: { $region }, { $n }
unmove-round = Move the round marker back from { $n }
unmove-growth-laid = Take { $card } off the display
unmove-first-hand = Take the first hand of { $side } back
unmove-first-hand-taken = Take the first hand of { $side } back
unmove-asset-drawn = Put the asset { $card } of { $side } back
unmove-asset-card-drawn = Put an asset card of { $side } back
unmove-asset-kept = { CASE($side, "start") }: take { $card } back
unmove-objective-drawn = Put the goal { $card } of { $side } back
unmove-objective-card-drawn = Put a goal card of { $side } back
unmove-objective-redrawn = Take the goal { $card } of { $side } out of the box
unmove-objectives-kept = { CASE($side, "start") }: take the other goals back
unmove-objectives-chosen = { CASE($side, "start") }: take the other goals back
unmove-slot = Take the order marker of { $side } off slot { $n }
unmove-influence-opened = Put the open Auto-Influence card back into its deck
unmove-influence-reshuffled = Take the Auto-Influence deck apart into its discard
unmove-commerce-up = Turn the Commerce cards of { $side } back as they were
unmove-focus = Set the focus marker of { $side } back
unmove-readied = Turn { $country } of { $side } face down
unmove-raised = Set production of { $side } one lower: { $good }
unmove-gained = { CASE($side, "start") }: −{ $amount }
unmove-surplus = { CASE($side, "start") }: −{ $price }
unmove-paid = { CASE($side, "start") }: +{ $amount }
unmove-scored = { CASE($side, "start") }: VP marker { $n } back
unmove-lost = { CASE($side, "start") }: VP marker { $n } forward
unmove-played = Take { $card } back into the hand of { $side }
unmove-covered = Take { $card } back into the hand of { $side }
unmove-covered-card = Give { $side } the card back
unmove-asset-used = Turn the asset { $card } of { $side } face up
unmove-ordered = Take the Executive Order of { $side } out of the box
unmove-reshuffled = Take the new deck of { $side } apart into its discard
unmove-drew = Put { $card } of { $side } back into the deck
unmove-drew-card = Put a card of { $side } back into the deck
unmove-discarded = Take { $card } from the discard of { $side } back
unmove-uncovered = Lay the cards of { $side } face down again
unmove-trashed = Take { $card } of { $side } out of the box
unmove-country-opened = Put { $country } back into its deck: { $region }
unmove-country-left = Take { $country } from under its deck to the left space: { $region }
unmove-looked-through = Put the countries back into the deck: { $region }
unmove-region-shuffled = Lay the countries of the region out again: { $region }
unmove-exhausted = Turn { $country } of { $side } face up
unmove-allied = Put { $country } of { $side } back on its space
unmove-improved = Take { $old } out of the box, with its tokens
unmove-ally-taken = Give { $country } back to { $other }, with its tokens
unmove-token-lifted = Lay the Engage token of { $side } again: { $region }
unmove-token-laid = Take the Engage token of { $side } back: { $region }
unmove-commerce-down = Turn a Commerce card of { $side } face up
unmove-invested = Take the FDI token of { $side } off { $country }
unmove-invested-beside = Take the FDI token of { $side } off { $country } of { $other }
unmove-moved = Move the army of { $side } back: { $region } → { $from }
unmove-sent-home = Put the army of { $other } back: { $region }
unmove-base-built = Take the base token of { $side } off { $country }
unmove-grew = Put the Growth card { $card } of { $side } back
unmove-influence = Take the cube of { $side } ({ $kind }) off: { $region }
unmove-pushed-out = Put the cube of { $side } back at the left end: { $region }
unmove-reset = Move the cube of { $side } back from the right end: { $region }
unmove-converted = Move the cube of { $side } back to the temporary ones: { $region }
unmove-swapped = Exchange the cubes of { $side } and { $other } back: { $region }
unmove-army-placed = Take the army of { $side } off: { $region }
unmove-shown = Take { $card } of { $side } back into the hand
unmove-bought = Put { $card } back into the row ({ $side })
unmove-taken = Put { $card } back into the row ({ $side })
unmove-market-opened = Put { $card } back on the Market deck
unmove-market-swept = Put { $card } back at the right end of the Market
unmove-market-reshuffled = Take the Market deck apart into its discard
unmove-token-cashed = Lay the Engage token of { $side } again: { $region }
unmove-prospered = Set the prosperity marker of { $side } one back
unmove-token-defends = Lay the Engage token of { $side } again: { $region }
unmove-objective-scored = Take the goal { $card } of { $side } back
unmove-objective-refused = Put the goal { $card } of { $side } back
unmove-decision = Put the Decision card from the discard back into its deck
unmove-decisions-reshuffled = Take the Decision deck apart into its discard
unmove-token-arrived = Put the token of { $side } back on the round track: { $cell }
unmove-revealed = Put { $card } of { $side } back on its deck
unmove-region-turned = Put the Auto-Influence card from the discard back into its deck
unmove-army-card = Put the Auto-Influence card from the discard back into its deck
unmove-tokens-moved = Move tokens of { $side } back: { $to } → { $from }, { $n }
unmove-automa-invested = Take the FDI token of { $side } from under the column: { $region }
unmove-automa-base = Take the base token of { $side } from under the column: { $region }
unmove-tokens-returned = Put tokens of { $side } back under the column, { $kind }: { $region }, { $n }

## Why an Automa did it

decision-automa-action = { CASE($power, "start") }: which action is due, { $subject }
decision-automa-instead = { CASE($power, "start") }: what is done instead, { $subject }
decision-automa-partner = { CASE($power, "start") }: partner in trade
decision-automa-region = { CASE($power, "start") }, region for: { $subject }
decision-automa-country = { CASE($power, "start") }, country to improve relations with: { $subject }
decision-automa-base-country = { CASE($power, "start") }, any country that allows a base
decision-automa-move = { CASE($power, "start") }, where to move an army
decision-automa-base = { CASE($power, "start") }, where to build a base
decision-automa-growth = { CASE($power, "start") }, which Growth card
decision-automa-type = { CASE($power, "start") }, which type of the Market card
decision-automa-market = { CASE($power, "start") }, Market card for research points: { $subject }
decision-automa-influence = { CASE($power, "start") }, kind of influence: { $subject }
candidate-market = { $card } (place { $place })
reason-passed-in-zone = outside its own zone
    .not = in its own zone
reason-passed-no-country = a country it may take and pay for
    .not = no country it may take and pay for
reason-passed-no-ally = has a suitable ally there
    .not = no suitable ally there
reason-passed-limit = below the limit of tokens
    .not = limit of tokens reached
reason-passed-dear = it can pay the price
    .not = too dear
reason-passed-own-cube = does not push out its own cube
    .not = would push out its own cube
reason-first-turned = named first, by Auto-Influence card { $card }
    .not = another region was named first, by Auto-Influence card { $card }
reason-not-barred = open to this power
    .not = barred to this power
reason-affordable = it can pay the price
    .not = too dear
reason-own-starting-country = improves its own starting country
    .not = does not improve a starting country of its own
reason-base-allowed = allows it a base
    .not = allows it no base
reason-has-place = its cube has a place there
    .not = would push out its own cube
reason-higher-value = the higher value
    .not = a lower value
reason-left-card = the card on the left
    .not = the other card lies further left
reason-m1 = under threat there, in its own zone
    .not = not under threat there
reason-m1-excess = the smallest excess of threat
    .not = a larger excess of threat
reason-m2 = an army there threatens somebody anew, in its own zone
    .not = threatens nobody anew in its own zone
reason-m2-outnumbered = an opponent has more armies there
    .not = no opponent has more armies there
reason-m2-most = threatens the most opponents anew
    .not = threatens fewer opponents anew
reason-m3 = an army there threatens somebody anew, outside its zone
    .not = threatens nobody anew outside its zone
reason-m3-most = threatens the most opponents anew
    .not = threatens fewer opponents anew
reason-lottery = by chance, { $field } { $sign }
    .not = the { $field } { $sign } of the card chose otherwise
reason-growth-affordable = it can pay the converted price
    .not = too dear
reason-affordable-card = its research points are enough
    .not = costs more research points than there are
reason-dearest = the dearest it can get
    .not = cheaper than the dearest
reason-market-order = the type that comes first for this power
    .not = a type that comes later for this power
reason-leftmost = the newest, furthest left
    .not = the other copy is newer
reason-square = the Decision card says so for this round
    .not = the Decision card says otherwise for this round
reason-free-slot = a free slot of this kind only
    .not = no free slot of this kind
reason-own-cube-stays = an expert does not push out its own cube
    .not = would push out its own cube
reason-pushes-out = no slot is free: another power’s cube goes
    .not = no slot is free
reason-row = the row of the card turned up, which is { $type }
    .not = another row: the card turned up is { $type }
reason-token-left = a token lies on the left cell: the left action
    .not = a token lies on the left cell, so not the right one
reason-no-token-left = no token lies on the left cell: the right action
    .not = no token lies on the left cell, so not the left one
reason-with-cube = the type whose symbol has the cube
    .not = there is no cube under the symbol of this type
reason-instead-money = there is not enough money for what is due
    .not = not enough money
reason-instead-limit = what is due cannot be done anywhere now
    .not = no region will do
reason-instead-nothing = nothing was found for what is due
    .not = nothing was found
reason-flag = the flag on Decision card { $card }
    .not = Decision card { $card } shows another flag
reason-partner-plays = somebody plays this power
    .not = nobody plays this power
reason-partner-card = this power has a Commerce card face up
    .not = all Commerce cards of this power are face down
reason-may-enter = in the own zone, or with an own base
    .not = outside the own zone, and without a base

## Setting out

lay-part = { $thing }: { $n }
lay-cubes = Put cubes on the board beside the permanent slots, { $region }: { $parts }
lay-cubes-temporary = Put cubes on the first temporary slots, { $region }: { $parts }
lay-countries = Shuffle the countries of every region into a deck of its own: { $parts }
lay-market = Shuffle the Market cards face down into a deck, { $n } in all
lay-influence = Shuffle the Auto-Influence cards face down, { $n } in all
lay-decisions = Shuffle the Decision cards face down, { $n } in all
lay-board = { CASE($power, "start") }: take the board and set the production markers: { $parts }
lay-goods = { CASE($power, "start") }: take { $money } and put goods on the board: { $parts }
lay-allies = { CASE($power, "start") }: lay the starting countries face up: { $countries }
lay-deck = { CASE($power, "start") }: shuffle the starting cards face down into a deck, { $n } in all
lay-commerce = { CASE($power, "start") }: lay the Trade Deals card and the Commerce cards face up; Commerce cards: { $n }
lay-commerce-unplayed = Lay the Commerce cards of { $power }, which nobody plays, face up: { $n }
lay-engage = { CASE($power, "start") }: take Engage tokens, { $n }
lay-assets = { CASE($power, "start") }: shuffle the Strategic Assets, { $n } in all
lay-objectives = { CASE($power, "start") }: shuffle the superpower goals, { $n } in all
lay-order = { CASE($power, "start") }: take an Executive Order
lay-automa = { CASE($power, "start") }, an Automa: lay out its player card, give it { $money }, VP marker on { $n }
lay-cells = { CASE($power, "start") }: put a token each on the Automa board: { $cells }
lay-track = { CASE($power, "start") }: put a token each on these spaces of the round track: { $spaces }
lay-track-expert = { CASE($power, "start") }, expert: put a token each on these spaces of the round track: { $spaces }
lay-focus = Set the focus markers to domestic and the prosperity markers to the empty circle: { $powers }
lay-round = Put the round marker on 1

## Why something is no answer

cannot-that = { $thing }: { $why }
barred-barred = relations with this country are closed to you
barred-not-open = only an open country can be taken
barred-card = the card does not allow this one
barred-dear = too dear for you, whatever you exhaust
barred-no-ally = you have no ally there
barred-not-ally = this is not one of your allies
barred-exhausted = the ally is exhausted
barred-other-region = the ally is in another region
barred-invested = your FDI token lies there already
barred-flag = the country lets you build no base
barred-built = your base stands there already
barred-no-army = there is no army that could go there
barred-same = the army is there already
barred-not-entered = outside your zone, and you have no base there
barred-no-slot = no permanent slot is free
barred-influence-elsewhere = influence is added in another region now
barred-not-begun = its first instruction cannot be carried out now
barred-not-begun-relations = there is no open country you can improve relations with now
barred-not-begun-engage = there is no region where you have an ally and diplomacy enough to engage
barred-not-begun-trade = you have nothing to sell and nothing to buy now
barred-not-begun-invest = there is no ready ally without an FDI token of yours that you can pay for
barred-not-begun-base = there is nowhere to build a base: it takes a ready ally with your flag, an army and money
barred-not-begun-move = there is no army you could move, or no money for it
barred-not-begun-produce = there is nothing you can produce now
barred-not-begun-goods = you have nothing to make consumer goods of: they take energy and raw materials
barred-not-begun-growth-or-produce = you can neither get a Growth card nor produce anything now
barred-not-begun-ready = none of your allies is exhausted
barred-not-begun-reset = none of your temporary cubes can go to the end of its row now
barred-not-begun-take = the Market has no card for 6 or less that could be played at once
barred-used = it has been used
barred-not-yours = it belongs to another power
barred-points = it costs more research points than you have left
barred-level = it is not of your next level
barred-none-left = no copy is left
barred-lacks = you cannot pay its whole price

## The opponent of our own

opponent-bot = Automa
opponent-bot-help = An opponent without a will: it turns up cards and does what their symbols and lists say.
opponent-strategist = Strategist
opponent-strategist-help = Tries every answer on a copy of what it knows, two cards ahead, plans the turns of a round, and takes the one it expects most of.
decision-own = { CASE($power, "start") } has decided
candidate-valued = { $name } ({ $value })
reason-best = leads to the most points it expects
    .not = leads to fewer points
reason-at-once = leads to the most points at once
    .not = leads to fewer points at once
reason-round = with it the round ends best, if what looks best is played in the other turns and an Automa goes by its rules
    .not = the round ends worse with it
reason-says-yes = it costs little
    .not = not what it is used to
reason-early = the earliest slot
    .not = a later slot
reason-promised = promise the most points, those printed on them and those of their use
    .not = promise fewer points
reason-nobodys-card = it is a Commerce card whose money goes to nobody
    .not = its money goes to another power
reason-a-card = it is a Commerce card, and allies give theirs besides
    .not = allies give theirs besides a card
