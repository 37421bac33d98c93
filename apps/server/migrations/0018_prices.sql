-- `\d` has the digits of all scripts in some locales, and numeric has not: such a price could not be written.
ALTER TABLE "products" drop column "selling_amount";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "selling_amount" numeric(14, 2) GENERATED ALWAYS AS (substring(replace(selling_price, ',', '') from '^[^0-9.-]{0,6}([0-9]{1,12}(?:\.[0-9]{1,2})?)[^0-9.]{0,6}$')::numeric(14, 2)) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "selling_in_dollars" boolean GENERATED ALWAYS AS (selling_price ~ '^\$? {0,5}(?:[0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.[0-9]{1,2})?$') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_index" ADD COLUMN "in_dollars" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_index" ALTER COLUMN "in_dollars" DROP DEFAULT;--> statement-breakpoint
-- Indexes products, or indexes them anew. Takes nothing from the row that it replaces but `booked` and `verified`, which have triggers of their own.
CREATE OR REPLACE FUNCTION search_add(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_models (model, name)
	SELECT DISTINCT ON (1) lower(p.model) COLLATE "C", p.model FROM products p WHERE p._id = ANY (ids) AND p.model IS NOT NULL
		AND NOT EXISTS (SELECT FROM search_models m WHERE m.model = lower(p.model) COLLATE "C")
	-- In order, so that two of these cannot wait for each other.
	ORDER BY 1, p.time
	ON CONFLICT DO NOTHING;
	INSERT INTO search_index (product, kind, verified, booked, proven, words, score, lowest_first, highest_first, in_dollars, time, storage, model, battery)
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
		coalesce(p.selling_amount::float8, 'Infinity'), coalesce(p.selling_amount::float8, '-Infinity'), p.selling_in_dollars, p.time,
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
		lowest_first = excluded.lowest_first, highest_first = excluded.highest_first, in_dollars = excluded.in_dollars, time = excluded.time, storage = excluded.storage,
		model = excluded.model, battery = excluded.battery;
	INSERT INTO search_words
	SELECT DISTINCT word COLLATE "C" FROM search_index s, unnest(tsvector_to_array(s.words)) word
	WHERE s.product = ANY (ids) AND word !~ '^[@#]'
	-- In order, so that two of these cannot wait for each other.
	ORDER BY 1
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
UPDATE search_index SET in_dollars = true FROM products WHERE product = _id AND selling_in_dollars;--> statement-breakpoint
-- Such as `৫: 85`, which had no amount there.
SELECT search_add(array_agg(_id)) FROM products JOIN search_index ON product = _id WHERE selling_amount::float8 <> lowest_first;
