DROP INDEX "orders_online_idx";--> statement-breakpoint
DROP INDEX "orders_unpaid_idx";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_method" SET DATA TYPE text;--> statement-breakpoint
CREATE INDEX "orders_online_idx" ON "orders" USING btree ("id") WHERE "orders"."payment_method" in ('cinetpay');--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("created_at") WHERE "orders"."payment_method" in ('cinetpay') and "orders"."payment_status" <> 'completed' and "orders"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('cinetpay', 'cash_on_delivery'));--> statement-breakpoint
DROP TYPE "public"."payment_method";