-- The order of relevance, the highest first. It depends on the product alone, so that an index has it: devices before their
-- accessories, the plain model before its variants, and of these what says its model in its name before what only states it. A device
-- says its storage, whatever else its name lists. Words for a variant count wherever they are stated: what has a word is never more
-- relevant than the word allows.
CREATE OR REPLACE FUNCTION search_score(name text, model text, facts text, category text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT (CASE WHEN name ~ search_accessories() AND NOT (category <> 'accessories' AND name || ' ' || facts ~ '\m\d+(gb|tb)\M') THEN -200 ELSE 0 END
		- 2 * (SELECT count(DISTINCT word) FROM unnest(string_to_array(concat_ws(' ', name, model, facts), ' ')) word
			WHERE word IN ('air', 'max', 'mini', 'plus', 'pro', 'se', 'ultra'))
		- (NOT string_to_array(name, ' ') @> string_to_array(model, ' '))::int)::smallint
$$;--> statement-breakpoint
-- Indexes products, or indexes them anew. Takes nothing from the row that it replaces but `booked` and `verified`, which have triggers of their own.
CREATE OR REPLACE FUNCTION search_add(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_models (model, name)
	SELECT DISTINCT ON (1) lower(p.model) COLLATE "C", p.model FROM products p WHERE p._id = ANY (ids) AND p.model IS NOT NULL
		AND NOT EXISTS (SELECT FROM search_models m WHERE m.model = lower(p.model) COLLATE "C")
	-- In order, so that two of these cannot wait for each other.
	ORDER BY 1, p.time
	ON CONFLICT DO NOTHING;
	INSERT INTO search_index (product, kind, verified, booked, proven, words, score, lowest_first, highest_first, time, storage, model, battery)
	SELECT p._id,
		(k.category * 3 + k.condition) * 5 + k.location,
		u.verify, EXISTS (SELECT FROM bookings b WHERE b.product = p._id), coalesce(u.proven_by <= p.listed_by, false),
		-- MacBooks and iMacs are found as a Mac, too.
		array_to_tsvector(string_to_array(concat_ws(' ', nullif(t.terms, ''), nullif(t.model, ''), nullif(t.facts, '')), ' ')
			|| CASE WHEN t.terms || ' ' || t.model ~ '\m(macbook|imac)\M' THEN ARRAY['mac'] ELSE '{}' END
			|| ARRAY['@category' || k.category, '@condition' || k.condition, '@location' || k.location, '@score' || s.score]
			|| CASE WHEN s.score > -200 THEN ARRAY['@device'] ELSE '{}' END
			|| search_samples(nextval('search_numbers'))),
		s.score,
		coalesce(p.selling_amount::float8, 'Infinity'), coalesce(p.selling_amount::float8, '-Infinity'), p.time,
		coalesce(array_position(ARRAY['8 GB', '16 GB', '32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB', '2 TB', '4 TB', '8 TB'], p.storage), 0),
		coalesce(m.id, 0), coalesce(p.battery_health, 0)
	FROM products p
	JOIN users u ON u._id = p.seller
	LEFT JOIN search_models m ON m.model = lower(p.model) COLLATE "C"
	CROSS JOIN LATERAL (SELECT search_terms(p.name) AS terms,
		coalesce(search_terms(p.model), '') AS model,
		coalesce(search_terms(nullif(concat_ws(' ', p.storage, p.memory, p.colour), '')), '') AS facts OFFSET 0) t
	CROSS JOIN LATERAL (SELECT array_position(ARRAY['macBook', 'iphone', 'accessories'], p.category) - 1 AS category,
		array_position(ARRAY['Fair', 'Good', 'Excellent'], p.condition) - 1 AS condition,
		array_position(ARRAY['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'], p.location) - 1 AS location) k
	CROSS JOIN LATERAL (SELECT search_score(t.terms, t.model, t.facts, p.category) AS score) s
	WHERE p._id = ANY (ids)
	-- A change of the seller's waits for this one, and sees the row; or this one waits, and sees the change.
	FOR SHARE OF u
	ON CONFLICT (product) DO UPDATE SET kind = excluded.kind, proven = excluded.proven, words = excluded.words, score = excluded.score,
		lowest_first = excluded.lowest_first, highest_first = excluded.highest_first, time = excluded.time, storage = excluded.storage,
		model = excluded.model, battery = excluded.battery;
	INSERT INTO search_words
	SELECT DISTINCT word COLLATE "C" FROM search_index s, unnest(tsvector_to_array(s.words)) word
	WHERE s.product = ANY (ids) AND word !~ '^[@#]'
	-- In order, so that two of these cannot wait for each other.
	ORDER BY 1
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
DROP INDEX "search_index_storage";--> statement-breakpoint
DROP INDEX "search_index_model";--> statement-breakpoint
SELECT search_add(array_agg(_id)) FROM products
WHERE search_terms(concat_ws(' ', memory, colour)) ~ '\m(air|max|mini|plus|pro|se|ultra)\M';--> statement-breakpoint
UPDATE search_index SET words = array_to_tsvector(tsvector_to_array(words) || ARRAY['@device']) WHERE score > -200;--> statement-breakpoint
CREATE INDEX "search_index_sample_64" ON "search_index" USING gin ("words") WHERE words @@ '''#64'''::tsquery;--> statement-breakpoint
CREATE INDEX "search_index_sample_16" ON "search_index" USING gin ("words") WHERE words @@ '''#16'''::tsquery;--> statement-breakpoint
CREATE INDEX "search_index_sample_4" ON "search_index" USING gin ("words") WHERE words @@ '''#4'''::tsquery;--> statement-breakpoint
CREATE INDEX "search_index_storage" ON "search_index" USING btree ("storage","cell","lowest_first","model","battery") WHERE storage > 0;--> statement-breakpoint
CREATE INDEX "search_index_model" ON "search_index" USING btree ("model","cell","lowest_first","storage","battery") WHERE model > 0;
