ALTER TABLE "users" ADD COLUMN "signed_in" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "valid_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "valid_since" = "proven";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "proven" SET DATA TYPE boolean USING "proven" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "proven" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "proven" SET NOT NULL;
