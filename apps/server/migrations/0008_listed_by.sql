-- Which sign-in did what before is not known: what has been public stays so, and what has not is the seller's to confirm.
ALTER TABLE "products" ADD COLUMN "listed_by" timestamp (3) with time zone NOT NULL DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "listed_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proven_by" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "proven_by" = 'epoch' WHERE "proven";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "proven";
