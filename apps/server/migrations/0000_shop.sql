CREATE TABLE "adverts" (
	"product" uuid PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"product" uuid,
	"user" uuid NOT NULL,
	"name" text NOT NULL,
	"img" text NOT NULL,
	"selling_price" text NOT NULL,
	"phone" text,
	"location" text,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_product" UNIQUE("product")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"seller" uuid NOT NULL,
	"name" text NOT NULL,
	"condition" text NOT NULL,
	"location" text NOT NULL,
	"category" text NOT NULL,
	"purchase_year" text NOT NULL,
	"use_year" text NOT NULL,
	"img" text NOT NULL,
	"original_price" text NOT NULL,
	"selling_price" text NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"number" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"product" uuid,
	"name" text NOT NULL,
	"img" text NOT NULL,
	"digest" text NOT NULL,
	"phone" text,
	"location" text,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposals_user_digest_unique" UNIQUE("user","digest")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"img" text NOT NULL,
	"verify" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_subject_unique" UNIQUE("subject"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "adverts" ADD CONSTRAINT "adverts_product_products__id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_product_products__id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_users__id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_users__id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_users__id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_product_products__id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_user_time__id_index" ON "bookings" USING btree ("user","time","_id");--> statement-breakpoint
CREATE INDEX "products_category_time__id_index" ON "products" USING btree ("category","time","_id");--> statement-breakpoint
CREATE INDEX "products_seller_time__id_index" ON "products" USING btree ("seller","time","_id");