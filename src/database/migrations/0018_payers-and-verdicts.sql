ALTER TABLE "payments" ADD COLUMN "noticed_payers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
-- The legacy API's number came from any notice, also from one of another try: a notice that says another is a contradiction.
UPDATE "payments" SET "noticed_payers" = jsonb_build_array(jsonb_build_object('phone', "payer_phone", 'method', "method"))
  WHERE "provider_api" = 'v2' AND "payer_phone" IS NOT NULL AND "method" IS NOT NULL;
--> statement-breakpoint
UPDATE "payments" SET "heard_at" = "updated_at" WHERE "status" <> 'PENDING';
--> statement-breakpoint
-- The date belongs to administrators: what a delivery wrote there stands in the history.
UPDATE "orders" SET "delivery_date" = NULL
  WHERE "status" = 'delivered' AND EXISTS (
    SELECT FROM "order_events"
    WHERE "order_id" = "orders"."id" AND "kind" = 'status' AND "to_status" = 'delivered' AND "order_events"."created_at" = "delivery_date"
  );
