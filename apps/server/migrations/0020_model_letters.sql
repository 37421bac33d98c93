-- In some locales, such as Turkish, the small letter for I is not i: a model in capitals was another model. See 0019_small_letters.sql.
DO $$ BEGIN
	EXECUTE replace(pg_get_functiondef('search_add(uuid[])'::regprocedure), 'lower(p.model)', 'lower(translate(p.model, ''I'', ''i''))');
END $$;--> statement-breakpoint
SELECT search_add(array_agg(_id)) FROM products WHERE lower('I') <> 'i' AND model LIKE '%I%';
