ALTER TABLE "departed" RENAME TO "deleted_accounts";--> statement-breakpoint
ALTER TABLE "deleted_accounts" RENAME CONSTRAINT "departed_pkey" TO "deleted_accounts_pkey";--> statement-breakpoint
ALTER INDEX "departed_email_index" RENAME TO "deleted_accounts_email_index";--> statement-breakpoint
ALTER TABLE "answered" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "answered_user_key_pk" TO "idempotency_keys_user_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "answered_user_users__id_fk" TO "idempotency_keys_user_users__id_fk";--> statement-breakpoint
ALTER TABLE "proposals" RENAME TO "pending_bookings";--> statement-breakpoint
ALTER TABLE "pending_bookings" RENAME CONSTRAINT "proposals_pkey" TO "pending_bookings_pkey";--> statement-breakpoint
ALTER TABLE "pending_bookings" RENAME CONSTRAINT "proposals_user_digest_unique" TO "pending_bookings_user_digest_unique";--> statement-breakpoint
ALTER TABLE "pending_bookings" RENAME CONSTRAINT "proposals_user_users__id_fk" TO "pending_bookings_user_users__id_fk";--> statement-breakpoint
ALTER TABLE "pending_bookings" RENAME CONSTRAINT "proposals_product_products__id_fk" TO "pending_bookings_product_products__id_fk";
