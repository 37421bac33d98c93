CREATE TABLE "withdrawn_products" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"proven" boolean NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "withdrawn_products_time_index" ON "withdrawn_products" USING btree ("time");--> statement-breakpoint
-- Before the delete: afterwards a deleted seller's row is gone, and with it whether the e-mail was proven.
CREATE FUNCTION remember_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO withdrawn_products (_id, category, name, proven, time)
	VALUES (OLD._id, OLD.category, OLD.name, coalesce((SELECT proven FROM search_index WHERE product = OLD._id), false), now())
	ON CONFLICT DO NOTHING;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER remember_withdrawn BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION remember_withdrawn();
