ALTER TABLE "departed" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "departed_email_index" ON "departed" USING btree ("email");