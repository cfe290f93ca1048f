ALTER TABLE "payments" ADD COLUMN "received_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_currency" text;--> statement-breakpoint
CREATE INDEX "payments_failed_idx" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('REFUSED', 'EXPIRED');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_other_sum_is_whole" CHECK (("payments"."received_amount" is null) = ("payments"."received_currency" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_other_sum_settles_nothing" CHECK ("payments"."received_amount" is null or "payments"."settled_at" is null);