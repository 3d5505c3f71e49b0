"""World Order (Мировой порядок): four powers, seven regions, six rounds, with people and Automas in any mix."""
