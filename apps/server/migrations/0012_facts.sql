ALTER TABLE "products" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "memory" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "battery_health" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "battery_cycles" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "screen_marks" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "body_marks" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "replaced_parts" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warranty_until" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "icloud_off" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_the_box" text;