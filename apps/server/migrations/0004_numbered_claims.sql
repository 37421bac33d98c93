ALTER TABLE "claims" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "claims" SET "number" = "numbered"."number"
FROM (SELECT ctid, row_number() OVER (PARTITION BY "user" ORDER BY "time") AS "number" FROM "claims") "numbered"
WHERE "claims".ctid = "numbered".ctid;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_number_pk" PRIMARY KEY("user","number");
