CREATE TYPE "public"."analytics_period" AS ENUM('month', 'quarter', 'year', 'all');--> statement-breakpoint
CREATE TYPE "public"."sale_subject" AS ENUM('vendor', 'product');--> statement-breakpoint
CREATE TABLE "kept_periods" (
	"period" "analytics_period" PRIMARY KEY NOT NULL,
	"since" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_sales" (
	"period" "analytics_period" NOT NULL,
	"subject" "sale_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"revenue" numeric(14, 2) NOT NULL,
	CONSTRAINT "kept_sales_period_subject_subject_id_pk" PRIMARY KEY("period","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "order_count_changes" (
	"day" date NOT NULL,
	"status" "order_status" NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"day" date NOT NULL,
	"status" "order_status" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_counts_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "sale_changes" (
	"day" date NOT NULL,
	"subject" "sale_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"revenue" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_sales_revenue_idx" ON "kept_sales" USING btree ("period","subject","revenue","subject_id","count");--> statement-breakpoint
CREATE INDEX "parcels_earned_idx" ON "parcels" USING btree ((("created_at" at time zone 'Africa/Abidjan')::date)) WHERE "parcels"."status" = 'delivered' and "parcels"."payment_status" = 'completed';--> statement-breakpoint
CREATE VIEW "public"."sales" AS (
  select (created_at at time zone 'Africa/Abidjan')::date as day, 'vendor'::sale_subject as subject, vendor_id as subject_id, 1 as count, subtotal as revenue
  from "parcels" where status = 'delivered' and payment_status = 'completed'
  union all select (created_at at time zone 'Africa/Abidjan')::date, 'product', product_id, quantity, quantity * price
  from "parcels" join "order_items" on parcel_id = parcels.id where status = 'delivered' and payment_status = 'completed');
--> statement-breakpoint
-- Read by its index alone, which needs pages that a vacuum has seen since they were written.
ALTER TABLE kept_sales SET (autovacuum_vacuum_scale_factor = 0.01);
--> statement-breakpoint
CREATE FUNCTION note_order_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO order_count_changes (day, status, count) VALUES ((OLD.created_at AT TIME ZONE 'Africa/Abidjan')::date, OLD.status, -1);
  END IF;
  INSERT INTO order_count_changes (day, status, count) VALUES ((NEW.created_at AT TIME ZONE 'Africa/Abidjan')::date, NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_note_placed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_count();
--> statement-breakpoint
CREATE TRIGGER orders_note_status AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_order_count();
--> statement-breakpoint
-- The triggers hold whoever writes orders until this is committed.
INSERT INTO order_counts (day, status, count)
SELECT (created_at AT TIME ZONE 'Africa/Abidjan')::date, status, count(*) FROM orders GROUP BY 1, 2;
--> statement-breakpoint
-- A parcel is sold once its vendor has received its money (`received` of balances.queries.ts), and no longer when that is taken back: then
-- what is in it changes no more.
CREATE FUNCTION note_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    SELECT order_id, vendor_id, -sum(amount) AS revenue FROM added
    WHERE vendor_id IS NOT NULL AND account IN ('owed_to_vendor', 'customer_owes')
    GROUP BY order_id, vendor_id HAVING sum(amount) <> 0
  ), sold AS (
    SELECT parcels.id, (created_at AT TIME ZONE 'Africa/Abidjan')::date AS day, parcels.vendor_id, sign(revenue)::int AS sign, revenue
    FROM moved JOIN parcels ON parcels.order_id = moved.order_id AND parcels.vendor_id = moved.vendor_id
  )
  INSERT INTO sale_changes (day, subject, subject_id, count, revenue)
  SELECT day, 'vendor'::sale_subject, vendor_id, sign, revenue FROM sold
  UNION ALL SELECT day, 'product', product_id, sign * quantity, sign * quantity * price FROM sold JOIN order_items ON parcel_id = sold.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_note_sales AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_sales();
--> statement-breakpoint
-- What vendors have of each day was read by these figures alone.
DROP TRIGGER ledger_postings_keep_vendor_balances ON ledger_postings;
--> statement-breakpoint
DROP FUNCTION keep_vendor_balances();
--> statement-breakpoint
DROP TABLE vendor_balances;
