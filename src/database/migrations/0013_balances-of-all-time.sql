CREATE TABLE "market_balances" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_balances_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_totals" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_totals_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "vendor_balances_vendor_idx";--> statement-breakpoint
DROP INDEX "vendor_balances_day_idx";--> statement-breakpoint
CREATE INDEX "market_balances_day_idx" ON "market_balances" USING btree ("day","account");--> statement-breakpoint
CREATE INDEX "vendor_totals_vendor_idx" ON "vendor_totals" USING btree ("vendor_id","account");--> statement-breakpoint
CREATE INDEX "vendor_balances_day_idx" ON "vendor_balances" USING btree ("day","vendor_id","account");
--> statement-breakpoint
-- Nobody posts between the old function and what the new ones have not kept yet.
LOCK TABLE ledger_postings IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- As keep_vendor_balances() does: a stripe that another transaction holds is passed over.
CREATE FUNCTION keep_vendor_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
  mine bigint;
BEGIN
  FOR change IN
    SELECT vendor_id, account, sum(amount) AS amount FROM added WHERE vendor_id IS NOT NULL GROUP BY 1, 2
  LOOP
    SELECT stripe INTO mine FROM vendor_totals AS kept
    WHERE (kept.vendor_id, kept.account) = (change.vendor_id, change.account)
    LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE vendor_totals SET amount = amount + change.amount WHERE stripe = mine;
    ELSE
      INSERT INTO vendor_totals (vendor_id, account, amount) VALUES (change.vendor_id, change.account, change.amount);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_market_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
  mine bigint;
BEGIN
  FOR change IN
    SELECT (parcels.created_at AT TIME ZONE 'Africa/Abidjan')::date AS day, account, sum(amount) AS amount
    FROM added JOIN parcels ON parcels.order_id = added.order_id AND parcels.vendor_id = added.vendor_id
    GROUP BY 1, 2
  LOOP
    SELECT stripe INTO mine FROM market_balances AS kept
    WHERE (kept.day, kept.account) = (change.day, change.account)
    LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE market_balances SET amount = amount + change.amount WHERE stripe = mine;
    ELSE
      INSERT INTO market_balances (day, account, amount) VALUES (change.day, change.account, change.amount);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_keep_vendor_totals AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_vendor_totals();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_keep_market_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_market_balances();
--> statement-breakpoint
INSERT INTO vendor_totals (vendor_id, account, amount)
SELECT vendor_id, account, sum(amount) FROM vendor_balances GROUP BY vendor_id, account;
--> statement-breakpoint
INSERT INTO market_balances (day, account, amount) SELECT day, account, sum(amount) FROM vendor_balances GROUP BY day, account;
--> statement-breakpoint
CREATE TRIGGER vendor_totals_follow BEFORE INSERT OR UPDATE OR DELETE ON vendor_totals
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();
--> statement-breakpoint
CREATE TRIGGER market_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON market_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();
