-- In some locales, such as Turkish, the small letter for I is not i: names in capitals were not found by the same words in small letters.
ALTER FUNCTION search_terms(text) RENAME TO search_terms_without_i;--> statement-breakpoint
-- The words of a product's name, or of a search: see 0011_search.sql.
CREATE FUNCTION search_terms(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT search_terms_without_i(translate(input, 'I', 'i'))
$$;--> statement-breakpoint
SELECT search_add(array_agg(_id)) FROM products
WHERE lower('I') <> 'i' AND concat_ws(' ', name, model, storage, memory, colour) LIKE '%I%';
