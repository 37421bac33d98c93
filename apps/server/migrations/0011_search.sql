CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_index" (
	"product" uuid PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"verified" boolean NOT NULL,
	"booked" boolean NOT NULL,
	"proven" boolean NOT NULL,
	"cell" smallint GENERATED ALWAYS AS (kind * 8 + verified::int * 4 + (not booked)::int * 2 + proven::int) STORED NOT NULL,
	"words" "tsvector" NOT NULL,
	"score" smallint NOT NULL,
	"lowest_first" double precision NOT NULL,
	"highest_first" double precision NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_index" ADD CONSTRAINT "search_index_product_products__id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_index_words_index" ON "search_index" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_index_cell_time_product_index" ON "search_index" USING btree ("cell","time","product");--> statement-breakpoint
CREATE INDEX "search_index_cell_score_time_product_index" ON "search_index" USING btree ("cell","score","time","product");--> statement-breakpoint
CREATE INDEX "search_index_cell_lowest_first_product_index" ON "search_index" USING btree ("cell","lowest_first","product");--> statement-breakpoint
CREATE INDEX "search_index_cell_highest_first_product_index" ON "search_index" USING btree ("cell","highest_first","product");--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Every cell is common or rare by itself: the planner must know each.
ALTER TABLE "search_index" ALTER COLUMN "cell" SET STATISTICS 400;--> statement-breakpoint
-- The words of a product's name, or of a search: in one spelling, with a space between them. Names are indexed as this function returned
-- them: a migration that changes it must call search_add for all products.
CREATE FUNCTION search_terms(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	t text := lower(normalize(input, NFKC));
	pair text[];
	-- A name that begins another comes after it.
	bangla CONSTANT text[] := ARRAY[
		['আইফোন', 'iphone'], ['ম্যাকবুক', 'macbook'], ['আইপ্যাড', 'ipad'], ['আইম্যাক', 'imac'], ['এয়ারপডস', 'airpods'],
		['এয়ারপড', 'airpods'], ['এয়ার', 'air'], ['অ্যাপল', 'apple'], ['এপল', 'apple'], ['ওয়াচ', 'watch'], ['প্রো', 'pro'],
		['ম্যাক্স', 'max'], ['মিনি', 'mini'], ['প্লাস', 'plus'], ['আল্ট্রা', 'ultra'], ['ম্যাক', 'mac'], ['চার্জার', 'charger'],
		['কভার', 'cover'], ['কেস', 'case'], ['ক্যাবল', 'cable'], ['কেবল', 'cable'], ['পেন্সিল', 'pencil'], ['কিবোর্ড', 'keyboard'],
		['কীবোর্ড', 'keyboard'], ['মাউস', 'mouse'], ['হেডফোন', 'headphones'], ['জিবি', 'gb'], ['টিবি', 'tb']];
BEGIN
	IF t ~ '[\u0980-\u09FF]' THEN
		t := translate(t, '০১২৩৪৫৬৭৮৯', '0123456789');
		FOREACH pair SLICE 1 IN ARRAY bangla LOOP
			t := replace(t, normalize(pair[1], NFKC), ' ' || pair[2] || ' ');
		END LOOP;
	END IF;
	-- Invisible characters; `8+` is the Plus; all that is no letter and no digit, except the point in 9.7.
	t := regexp_replace(t, '[\u00AD\u200B-\u200F\u2060\uFEFF]', '', 'g');
	t := regexp_replace(t, '(\d)\+(?!\d)', '\1 plus ', 'g');
	t := regexp_replace(t, '[\u0001-\u002D\u002F\u003A-\u0060\u007B-\u00BF\u00D7\u00F7\u0964\u0965\u2000-\u2BFF\u3000-\u303F\uFE0F]+', ' ', 'g');
	t := regexp_replace(t, '(?<!\d)\.|\.(?!\d)', ' ', 'g');
	-- `mac book`, `i phone`, `iphone13pro`, `macbookair`
	t := regexp_replace(t, '\mmac books?\M', 'macbook', 'g');
	t := regexp_replace(t, '\mair ?pods?(?=\M|pro|max|\d)', 'airpods ', 'g');
	t := regexp_replace(t, '\mi (phone|pad|mac)\M', 'i\1', 'g');
	t := regexp_replace(t, '\m(iphone|macbook|ipad|imac)(?=x|[a-z]{2})', '\1 ', 'g');
	t := regexp_replace(t, '([a-z]{2})(\d)', '\1 \2', 'g');
	t := regexp_replace(t, '(\d)([a-z]{3})', '\1 \2', 'g');
	t := regexp_replace(t, '\mpromax\M', 'pro max', 'g');
	-- `256 gigabytes`, `256 GB`, and `256` of storage; `2nd generation`
	t := regexp_replace(t, '\mgig(abyte)?s?\M', 'gb', 'g');
	t := regexp_replace(t, '\mterabytes?\M', 'tb', 'g');
	t := regexp_replace(t, '\mwatts?\M', 'w', 'g');
	t := regexp_replace(t, '\mgeneration\M', 'gen', 'g');
	t := regexp_replace(t, '\m(\d+) (gb|tb|mm|w)\M', '\1\2', 'g');
	t := regexp_replace(t, '\m(64|128|256|512)\M', '\1gb', 'g');
	t := regexp_replace(t, '\m(\d+)(st|nd|rd|th)\M', '\1', 'g');
	-- What comes with a device is not the device: a search for a case does not find an iPhone with one.
	IF t ~ '\m(with|includ(es?|ing)|incl)\M' THEN
		t := substring(t from '^(.*?)\m(?:with|includ(?:es?|ing)|incl)\M')
			|| regexp_replace(substring(t from '\m(?:with|includ(?:es?|ing)|incl)\M.*'), search_accessories(), ' ', 'g');
	END IF;
	t := regexp_replace(t, '\m(a|an|and|for|from|in|inch|inches|of|on|or|the|to|with|include|includes|including|incl)\M', ' ', 'g');
	RETURN btrim(regexp_replace(t, '\s+', ' ', 'g'));
END $$;--> statement-breakpoint
-- The words that make a thing the accessory of another.
CREATE FUNCTION search_accessories() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT '\m(adapters?|adaptors?|bags?|bands?|banks?|bumpers?|cables?|cases?|chargers?|covers?|docks?|folios?|glass|holders?|hubs?|keyboards?|loops?|mounts?|packs?|pencils?|protectors?|skins?|sleeves?|stands?|straps?|tips)\M'
$$;--> statement-breakpoint
-- The order of relevance, the highest first. It depends on the product alone, so that an index has it: devices before their
-- accessories, and the plain model before its variants. A device says its storage, whatever else its name lists.
CREATE FUNCTION search_score(terms text, category text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT (CASE WHEN terms ~ search_accessories() AND NOT (category <> 'accessories' AND terms ~ '\m\d+(gb|tb)\M') THEN -100 ELSE 0 END
		- (SELECT count(*) FROM regexp_matches(terms, '\m(air|max|mini|plus|pro|se|ultra)\M', 'g')))::smallint
$$;--> statement-breakpoint
-- Indexes products, or indexes them anew. Takes nothing from the row that it replaces but `booked` and `verified`, which have triggers of their own.
CREATE FUNCTION search_add(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_index (product, kind, verified, booked, proven, words, score, lowest_first, highest_first, time)
	SELECT p._id,
		((array_position(ARRAY['macBook', 'iphone', 'accessories'], p.category) - 1) * 3
			+ array_position(ARRAY['Fair', 'Good', 'Excellent'], p.condition) - 1) * 5
			+ array_position(ARRAY['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'], p.location) - 1,
		u.verify, EXISTS (SELECT FROM bookings b WHERE b.product = p._id), coalesce(u.proven_by <= p.listed_by, false),
		-- MacBooks and iMacs are found as a Mac, too.
		array_to_tsvector(string_to_array(t.terms, ' ') || CASE WHEN t.terms ~ '\m(macbook|imac)\M' THEN ARRAY['mac'] ELSE '{}' END),
		search_score(t.terms, p.category),
		coalesce(p.selling_amount::float8, 'Infinity'), coalesce(p.selling_amount::float8, '-Infinity'), p.time
	FROM products p
	JOIN users u ON u._id = p.seller
	CROSS JOIN LATERAL (SELECT search_terms(p.name) AS terms OFFSET 0) t
	WHERE p._id = ANY (ids)
	-- A change of the seller's waits for this one, and sees the row; or this one waits, and sees the change.
	FOR SHARE OF u
	ON CONFLICT (product) DO UPDATE SET kind = excluded.kind, proven = excluded.proven, words = excluded.words, score = excluded.score,
		lowest_first = excluded.lowest_first, highest_first = excluded.highest_first, time = excluded.time;
	INSERT INTO search_words
	SELECT DISTINCT word COLLATE "C" FROM search_index s, unnest(tsvector_to_array(s.words)) word WHERE s.product = ANY (ids)
	-- In order, so that two of these cannot wait for each other.
	ORDER BY 1
	ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION search_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_add(ARRAY[NEW._id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_product AFTER INSERT OR UPDATE OF seller, name, category, condition, location, selling_price, time, listed_by
	ON products FOR EACH ROW EXECUTE FUNCTION search_product();--> statement-breakpoint
CREATE FUNCTION search_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE search_index SET booked = false WHERE product = OLD.product;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE search_index SET booked = true WHERE product = NEW.product;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_booking AFTER INSERT OR DELETE OR UPDATE OF product ON bookings FOR EACH ROW EXECUTE FUNCTION search_booking();--> statement-breakpoint
CREATE FUNCTION search_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_index s SET verified = NEW.verify, proven = coalesce(NEW.proven_by <= p.listed_by, false)
	FROM products p WHERE p.seller = NEW._id AND s.product = p._id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_seller AFTER UPDATE OF verify, proven_by ON users FOR EACH ROW
	WHEN (OLD.verify IS DISTINCT FROM NEW.verify OR OLD.proven_by IS DISTINCT FROM NEW.proven_by) EXECUTE FUNCTION search_seller();--> statement-breakpoint
SELECT search_add(array_agg(_id)) FROM (SELECT _id, row_number() OVER (ORDER BY _id) / 1000 AS batch FROM products) p GROUP BY batch;
