CREATE TYPE "public"."transfer_kind" AS ENUM('payout', 'refund');--> statement-breakpoint
CREATE TYPE "public"."transfer_status" AS ENUM('awaiting_approval', 'pending', 'sent', 'failed');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'payout_under_way' BEFORE 'paid_to_vendor';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'refund_under_way' BEFORE 'given_back';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'payout_returned' BEFORE 'surplus';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'refund_returned';--> statement-breakpoint
CREATE TABLE "transfer_parcels" (
	"transfer_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "transfer_parcels_transfer_id_parcel_id_pk" PRIMARY KEY("transfer_id","parcel_id"),
	CONSTRAINT "transfer_parcels_amount_positive" CHECK ("transfer_parcels"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "transfer_kind" NOT NULL,
	"vendor_id" uuid,
	"order_id" uuid,
	"refund_id" uuid,
	"part" smallint NOT NULL,
	"amount" integer NOT NULL,
	"status" "transfer_status" NOT NULL,
	"failure" text,
	"phone" text,
	"operator" text NOT NULL,
	"transaction_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_api" text NOT NULL,
	"notify_token" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"called_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "transfers_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" between 500 and 1500000),
	CONSTRAINT "transfers_of_one" CHECK (("transfers"."kind" = 'payout') = ("transfers"."vendor_id" is not null) and ("transfers"."kind" = 'refund') = ("transfers"."order_id" is not null)),
	CONSTRAINT "transfers_refund" CHECK ("transfers"."refund_id" is null or "transfers"."kind" = 'refund'),
	CONSTRAINT "transfers_approved_by_another" CHECK ("transfers"."approved_by" <> "transfers"."created_by"),
	CONSTRAINT "transfers_failure" CHECK (("transfers"."failure" is not null) = ("transfers"."status" = 'failed')),
	CONSTRAINT "transfers_ended" CHECK (("transfers"."ended_at" is not null) = ("transfers"."status" in ('sent', 'failed'))),
	CONSTRAINT "transfers_called" CHECK ("transfers"."called_at" is null or "transfers"."status" <> 'awaiting_approval'),
	CONSTRAINT "transfers_sent_were_called" CHECK ("transfers"."status" <> 'sent' or "transfers"."called_at" is not null),
	CONSTRAINT "transfers_mobile" CHECK ("transfers"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$'),
	CONSTRAINT "transfers_open_know_where" CHECK ("transfers"."phone" is not null or "transfers"."ended_at" is not null),
	CONSTRAINT "transfers_transaction_id_form" CHECK ("transfers"."transaction_id" ~ '^[A-Z0-9-]{8,30}$')
);
--> statement-breakpoint
ALTER TABLE "payout_parcels" DROP CONSTRAINT "payout_parcels_pkey";--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_parcel_id_payout_id_pk" PRIMARY KEY("parcel_id","payout_id");--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_phone" text;--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD COLUMN "amount" numeric(12, 2);--> statement-breakpoint
UPDATE payout_parcels SET amount = subtotal FROM parcels WHERE parcels.id = parcel_id;--> statement-breakpoint
ALTER TABLE "payout_parcels" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_parcels" ADD CONSTRAINT "transfer_parcels_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parcels" ADD CONSTRAINT "transfer_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_parcels_parcel_idx" ON "transfer_parcels" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open_payout_key" ON "transfers" USING btree ("vendor_id","part") WHERE "transfers"."status" in ('awaiting_approval', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open_refund_key" ON "transfers" USING btree ("refund_id","part") WHERE "transfers"."status" in ('awaiting_approval', 'pending');--> statement-breakpoint
CREATE INDEX "transfers_status_idx" ON "transfers" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transfers_vendor_idx" ON "transfers" USING btree ("vendor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transfers_refund_idx" ON "transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "transfers_order_idx" ON "transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfers_pending_idx" ON "transfers" USING btree ("asked_at") WHERE "transfers"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_mobile" CHECK ("payments"."payer_phone" ~ '^[+]225(01|05|07)[0-9]{8}$');--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_amount_positive" CHECK ("payout_parcels"."amount" > 0);--> statement-breakpoint
-- What a payout covers of a parcel is no longer all of it. Writes into the ledger what the rows of orders tell of the money that moved, each move at its time: for orders that are
-- not in it yet, all of them or these. For what was sold before there was a ledger, and for orders that are written whole.
CREATE OR REPLACE FUNCTION carry_into_ledger(only_these uuid[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH told AS (
    SELECT parcels.*, subtotal AS amount, status = 'delivered' AS is_delivered, parcels.status = 'cancelled' AS is_cancelled,
      orders.payment_method <> 'cash_on_delivery' AS is_online, parcels.payment_status = 'completed' AS is_paid
    FROM parcels JOIN (SELECT id, payment_method FROM orders) AS orders ON orders.id = parcels.order_id
    WHERE (only_these IS NULL OR parcels.order_id = ANY(only_these))
      AND NOT EXISTS (SELECT FROM ledger_transactions WHERE ledger_transactions.order_id = parcels.order_id)
  ), steps AS (
    SELECT parcel_id, max(created_at) FILTER (WHERE kind = 'payment' AND to_status = 'completed') AS paid_at,
      max(created_at) FILTER (WHERE kind = 'status' AND to_status = 'delivered') AS delivered_at,
      max(created_at) FILTER (WHERE kind = 'status' AND to_status = 'cancelled') AS cancelled_at
    FROM order_events WHERE parcel_id IN (SELECT id FROM told) GROUP BY parcel_id
  ), dated AS (
    SELECT told.*, coalesce(paid_at, told.created_at) AS paid_at, coalesce(delivered_at, told.created_at) AS delivered_at,
      coalesce(cancelled_at, told.created_at) AS cancelled_at
    FROM told LEFT JOIN steps ON steps.parcel_id = told.id
  ), moves (at, kind, order_id, parcel_id, vendor_id, amount, plus, minus) AS (
    SELECT paid_at, 'payment', order_id, id, vendor_id, amount, 'provider_holds', 'awaiting_delivery'
    FROM dated WHERE is_online AND is_paid
    UNION ALL SELECT greatest(delivered_at, paid_at), 'delivery', order_id, id, vendor_id, amount, 'awaiting_delivery', 'owed_to_vendor'
    FROM dated WHERE is_online AND is_paid AND is_delivered
    UNION ALL SELECT delivered_at, 'delivery', order_id, id, vendor_id, amount, 'customer_owes', 'owed_to_vendor'
    FROM dated WHERE is_delivered AND (payment_status = 'pending' OR NOT is_online AND is_paid)
    UNION ALL SELECT greatest(paid_at, delivered_at), 'cash', order_id, id, vendor_id, amount, 'vendor_holds_cash', 'customer_owes'
    FROM dated WHERE is_delivered AND NOT is_online AND is_paid
    UNION ALL SELECT greatest(cancelled_at, paid_at), 'cancellation', order_id, id, vendor_id, amount, 'awaiting_delivery', 'owed_to_customer'
    FROM dated WHERE is_cancelled AND is_online AND is_paid
    UNION ALL SELECT payouts.created_at, 'payout', order_id, dated.id, dated.vendor_id, payout_parcels.amount, 'paid_to_vendor', 'provider_holds'
    FROM dated JOIN payout_parcels ON parcel_id = dated.id JOIN payouts ON payouts.id = payout_id
    UNION ALL SELECT refunds.created_at, 'surplus', order_id, NULL, NULL, amount, 'provider_holds', 'owed_to_customer'
    FROM refunds WHERE parcel_id IS NULL AND order_id IN (SELECT order_id FROM told)
    UNION ALL SELECT settled_at, 'refund', refunds.order_id, parcel_id, vendor_id, refunds.amount, 'given_back', 'provider_holds'
    FROM refunds LEFT JOIN parcels ON parcels.id = parcel_id
    WHERE refunds.status = 'done' AND refunds.order_id IN (SELECT order_id FROM told)
  ), carried AS MATERIALIZED (
    SELECT *, (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(random, 1, 3) || '8' || substr(random, 4, 15))::uuid AS id
    FROM (SELECT *, md5(gen_random_uuid()::text) AS random FROM moves) AS moves
  ), written AS (
    INSERT INTO ledger_transactions (id, at, kind, order_id, parcel_id)
    SELECT id, at, kind::ledger_kind, order_id, parcel_id FROM carried
  )
  INSERT INTO ledger_postings (transaction_id, account, amount, order_id, vendor_id)
  SELECT id, plus::ledger_account, amount, order_id, vendor_id FROM carried
  UNION ALL SELECT id, minus::ledger_account, -amount, order_id, vendor_id FROM carried;
END $$;
--> statement-breakpoint
-- Nobody sends on, or gives back, more than there is: whatever else went wrong, no franc leaves twice.
CREATE FUNCTION refuse_negative_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % would have % in %', NEW.order_id, NEW.amount, NEW.account
    USING ERRCODE = 'check_violation', CONSTRAINT = 'order_balances_places_not_negative';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_balances_places_not_negative AFTER INSERT OR UPDATE ON order_balances
  FOR EACH ROW WHEN (NEW.amount < 0 AND NEW.account NOT IN ('awaiting_delivery', 'owed_to_vendor', 'owed_to_customer'))
  EXECUTE FUNCTION refuse_negative_place();
