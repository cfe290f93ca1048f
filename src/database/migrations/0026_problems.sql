CREATE TYPE "public"."problem_bearer" AS ENUM('vendor', 'amic');--> statement-breakpoint
CREATE TYPE "public"."problem_kind" AS ENUM('missing', 'damaged', 'wrong', 'other');--> statement-breakpoint
CREATE TYPE "public"."problem_status" AS ENUM('open', 'refunded', 'refused');--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'borne_by_vendor' BEFORE 'awaiting_delivery';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'borne_by_amic' BEFORE 'awaiting_delivery';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'advanced_by_amic' BEFORE 'awaiting_delivery';--> statement-breakpoint
ALTER TYPE "public"."ledger_account" ADD VALUE 'kept_by_amic' BEFORE 'awaiting_delivery';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'problem';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'withholding';--> statement-breakpoint
CREATE TABLE "problem_items" (
	"problem_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"refunded" numeric(12, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "problem_items_problem_id_order_item_id_pk" PRIMARY KEY("problem_id","order_item_id"),
	CONSTRAINT "problem_items_quantity_positive" CHECK ("problem_items"."quantity" > 0),
	CONSTRAINT "problem_items_refunded_not_negative" CHECK ("problem_items"."refunded" >= 0)
);
--> statement-breakpoint
CREATE TABLE "problem_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"problem_id" uuid,
	"position" smallint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_pictures_place_key" UNIQUE("problem_id","position"),
	CONSTRAINT "problem_pictures_have_a_place" CHECK (("problem_pictures"."problem_id" is null) = ("problem_pictures"."position" is null)),
	CONSTRAINT "problem_pictures_three" CHECK ("problem_pictures"."position" between 0 and 2),
	CONSTRAINT "problem_pictures_size" CHECK ("problem_pictures"."width" > 0 and "problem_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" "problem_kind" NOT NULL,
	"message" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"status" "problem_status" DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"amount" numeric(12, 2),
	"born_by" "problem_bearer",
	"reason" text,
	CONSTRAINT "problems_once_key" UNIQUE("parcel_id","content_hash"),
	CONSTRAINT "problems_answer_is_dated" CHECK (("problems"."answer" is null) = ("problems"."answered_at" is null)),
	CONSTRAINT "problems_decision_is_dated" CHECK (("problems"."status" = 'open') = ("problems"."decided_at" is null)),
	CONSTRAINT "problems_refund_is_whole" CHECK (("problems"."status" = 'refunded') = ("problems"."amount" is not null) and ("problems"."amount" is null) = ("problems"."born_by" is null)),
	CONSTRAINT "problems_amount_positive" CHECK ("problems"."amount" > 0),
	CONSTRAINT "problems_refusal_has_reason" CHECK (("problems"."status" = 'refused') = ("problems"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "payout_parcels" DROP CONSTRAINT "payout_parcels_amount_positive";--> statement-breakpoint
ALTER TABLE "transfer_parcels" DROP CONSTRAINT "transfer_parcels_amount_positive";--> statement-breakpoint
DROP INDEX "refunds_once_per_parcel_key";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "problem_id" uuid;--> statement-breakpoint
ALTER TABLE "problem_items" ADD CONSTRAINT "problem_items_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_items" ADD CONSTRAINT "problem_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_parcel_fk" FOREIGN KEY ("parcel_id","order_id") REFERENCES "public"."parcels"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_vendor_fk" FOREIGN KEY ("order_id","vendor_id") REFERENCES "public"."parcels"("order_id","vendor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_items_line_idx" ON "problem_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_customer_idx" ON "problem_pictures" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "problem_pictures_unused_idx" ON "problem_pictures" USING btree ("created_at") WHERE "problem_pictures"."problem_id" is null;--> statement-breakpoint
CREATE INDEX "problems_order_idx" ON "problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "problems_vendor_idx" ON "problems" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "problems_status_idx" ON "problems" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "problems_borne_by_vendor_idx" ON "problems" USING btree ("vendor_id","parcel_id") WHERE "problems"."born_by" = 'vendor';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_problem_key" ON "refunds" USING btree ("problem_id") WHERE "refunds"."problem_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_parcel_key" ON "refunds" USING btree ("payment_id","parcel_id") WHERE "refunds"."shortage_id" is null and "refunds"."problem_id" is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_problem_of_parcel" CHECK ("refunds"."problem_id" is null or ("refunds"."parcel_id" is not null and "refunds"."shortage_id" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_payment" CHECK ("refunds"."payment_id" is not null or "refunds"."problem_id" is not null);--> statement-breakpoint
ALTER TABLE "payout_parcels" ADD CONSTRAINT "payout_parcels_amount_not_zero" CHECK ("payout_parcels"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "transfer_parcels" ADD CONSTRAINT "transfer_parcels_amount_not_zero" CHECK ("transfer_parcels"."amount" <> 0);
--> statement-breakpoint
-- What AMIC gave of its own stands with a minus; what was sent to a vendor may fall below nothing by what it bears, of a parcel whose money
-- it had already.
CREATE OR REPLACE FUNCTION refuse_negative_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  least numeric := 0;
BEGIN
  IF NEW.account::text IN ('payout_under_way', 'paid_to_vendor') THEN
    SELECT -amount INTO least FROM order_balances
    WHERE order_id = NEW.order_id AND vendor_id = NEW.vendor_id AND account::text = 'borne_by_vendor';
  END IF;
  IF NEW.amount < coalesce(least, 0) OR NEW.account::text = 'advanced_by_amic' THEN
    RAISE EXCEPTION 'order % would have % in %', NEW.order_id, NEW.amount, NEW.account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_balances_places_not_negative';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER order_balances_places_not_negative ON order_balances;
--> statement-breakpoint
-- By their words: accounts of this migration cannot be named before it is committed.
CREATE TRIGGER order_balances_places_not_negative AFTER INSERT OR UPDATE ON order_balances
  FOR EACH ROW WHEN (
    NEW.amount < 0 AND NEW.account::text NOT IN ('awaiting_delivery', 'owed_to_vendor', 'owed_to_customer', 'advanced_by_amic')
    OR NEW.amount > 0 AND NEW.account::text = 'advanced_by_amic')
  EXECUTE FUNCTION refuse_negative_place();
--> statement-breakpoint
-- All problems of a line together give back at most what it cost. The line is held, so that two who decide at once count each other.
CREATE FUNCTION refuse_more_than_it_cost() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cost numeric;
BEGIN
  SELECT price * quantity INTO cost FROM order_items WHERE id = NEW.order_item_id FOR NO KEY UPDATE;
  IF (SELECT sum(refunded) FROM problem_items WHERE order_item_id = NEW.order_item_id) > cost THEN
    RAISE EXCEPTION 'the line % cost %', NEW.order_item_id, cost
      USING ERRCODE = 'check_violation', CONSTRAINT = 'problem_items_within_cost';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER problem_items_within_cost AFTER INSERT OR UPDATE OF refunded ON problem_items
  FOR EACH ROW WHEN (NEW.refunded > 0) EXECUTE FUNCTION refuse_more_than_it_cost();
--> statement-breakpoint
CREATE FUNCTION refuse_another_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the problem % is decided, or answered', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'problems_said_once';
END $$;
--> statement-breakpoint
-- A decision, and an answer, are for good. Who decided may be forgotten, and what was said may be erased.
CREATE TRIGGER problems_said_once BEFORE UPDATE ON problems FOR EACH ROW
  WHEN (
    OLD.status <> 'open' AND (OLD.status, OLD.amount, OLD.born_by, OLD.decided_at) IS DISTINCT FROM (NEW.status, NEW.amount, NEW.born_by, NEW.decided_at)
    OR OLD.answered_at IS NOT NULL AND OLD.answered_at IS DISTINCT FROM NEW.answered_at)
  EXECUTE FUNCTION refuse_another_decision();
--> statement-breakpoint
CREATE FUNCTION announce_problem() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || orders.customer_id || ' ' || NEW.vendor_id) FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER problems_announce AFTER INSERT OR UPDATE ON problems FOR EACH ROW EXECUTE FUNCTION announce_problem();
