CREATE TYPE "public"."ledger_account" AS ENUM('customer_owes', 'provider_holds', 'vendor_holds_cash', 'paid_to_vendor', 'given_back', 'awaiting_delivery', 'owed_to_vendor', 'owed_to_customer');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'payment_failed', 'payment_reopened', 'cash', 'delivery', 'delivery_undone', 'cancellation', 'revival', 'payout', 'surplus', 'surplus_used', 'refund');--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"order_id" uuid NOT NULL,
	"vendor_id" uuid,
	CONSTRAINT "ledger_postings_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "ledger_postings_move_something" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid
);
--> statement-breakpoint
CREATE TABLE "order_balances" (
	"order_id" uuid NOT NULL,
	"vendor_id" uuid,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "order_balances_key" UNIQUE NULLS NOT DISTINCT("order_id","vendor_id","account")
);
--> statement-breakpoint
CREATE TABLE "vendor_balances" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_balances_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_parcel_fk" FOREIGN KEY ("order_id","vendor_id") REFERENCES "public"."parcels"("order_id","vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_parcel_fk" FOREIGN KEY ("parcel_id","order_id") REFERENCES "public"."parcels"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_vendor_idx" ON "ledger_postings" USING btree ("vendor_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order_idx" ON "ledger_transactions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_balances_held_idx" ON "order_balances" USING btree ("vendor_id","order_id") WHERE "order_balances"."account" = 'provider_holds' and "order_balances"."amount" <> 0;--> statement-breakpoint
CREATE INDEX "vendor_balances_vendor_idx" ON "vendor_balances" USING btree ("vendor_id","account","day");--> statement-breakpoint
CREATE INDEX "vendor_balances_day_idx" ON "vendor_balances" USING btree ("account","day");--> statement-breakpoint
-- The balances of a ledger are what these two functions make of each posting, in the transaction that writes it.
CREATE FUNCTION keep_order_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_balances AS kept (order_id, vendor_id, account, amount)
  SELECT order_id, vendor_id, account, sum(amount) FROM added
  GROUP BY order_id, vendor_id, account ORDER BY order_id, vendor_id, account
  ON CONFLICT ON CONSTRAINT order_balances_key DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Many buy of one vendor at once: a stripe that another transaction holds is passed over, so that nobody waits. There are
-- never more of them than transactions that wrote at one moment.
CREATE FUNCTION keep_vendor_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
  mine bigint;
BEGIN
  FOR change IN
    SELECT parcels.vendor_id, (parcels.created_at AT TIME ZONE 'Africa/Abidjan')::date AS day, account, sum(amount) AS amount
    FROM added JOIN parcels ON parcels.order_id = added.order_id AND parcels.vendor_id = added.vendor_id
    GROUP BY 1, 2, 3
  LOOP
    SELECT stripe INTO mine FROM vendor_balances AS kept
    WHERE (kept.vendor_id, kept.account, kept.day) = (change.vendor_id, change.account, change.day)
    LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE vendor_balances SET amount = amount + change.amount WHERE stripe = mine;
    ELSE
      INSERT INTO vendor_balances (vendor_id, day, account, amount)
      VALUES (change.vendor_id, change.day, change.account, change.amount);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_keep_order_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_order_balances();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_keep_vendor_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_vendor_balances();
--> statement-breakpoint
CREATE FUNCTION refuse_writing_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% follows from the postings', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON order_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();
--> statement-breakpoint
CREATE TRIGGER vendor_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON vendor_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();
--> statement-breakpoint
-- Writes into the ledger what the rows of orders tell of the money that moved, each move at its time: for orders that are
-- not in it yet, all of them or these. For what was sold before there was a ledger, and for orders that are written whole.
CREATE FUNCTION carry_into_ledger(only_these uuid[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
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
    UNION ALL SELECT payouts.created_at, 'payout', order_id, dated.id, dated.vendor_id, dated.amount, 'paid_to_vendor', 'provider_holds'
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
SELECT carry_into_ledger();
--> statement-breakpoint
-- What is in the ledger stays as it is: only what sums to nothing is committed, and nothing is rewritten.
CREATE FUNCTION refuse_unbalanced_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF TG_TABLE_NAME = 'ledger_postings' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  IF (SELECT coalesce(sum(amount), 1) FROM ledger_postings WHERE transaction_id = checked) <> 0 THEN
    RAISE EXCEPTION 'the postings of % do not sum to zero', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_transaction();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_transaction();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_emptying_history();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_emptying_history();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_never_emptied BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_never_emptied BEFORE TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();
