CREATE TABLE "answered" (
	"user" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answered_user_key_pk" PRIMARY KEY("user","key")
);
--> statement-breakpoint
CREATE TABLE "departed" (
	"subject" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"path" text PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "selling_amount" numeric(14, 2) GENERATED ALWAYS AS (substring(replace(selling_price, ',', '') from '^[^\d.-]{0,6}(\d{1,12}(?:\.\d{1,2})?)[^\d.]{0,6}$')::numeric(14, 2)) STORED;--> statement-breakpoint
ALTER TABLE "answered" ADD CONSTRAINT "answered_user_users__id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_time__id_index" ON "messages" USING btree ("time","_id");--> statement-breakpoint
CREATE INDEX "products_time__id_index" ON "products" USING btree ("time","_id");--> statement-breakpoint
CREATE INDEX "users_role__id_index" ON "users" USING btree ("role","_id");--> statement-breakpoint
INSERT INTO "photos" ("path", "time") SELECT "img", now() FROM "users" UNION SELECT "img", now() FROM "products" UNION SELECT "img", now() FROM "bookings";
