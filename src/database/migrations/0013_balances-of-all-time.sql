CREATE TABLE "market_balances" (
	"stripe" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_balances_stripe_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"account" "ledger_account" NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "vendor_balances_vendor_idx";--> statement-breakpoint
DROP INDEX "vendor_balances_day_idx";--> statement-breakpoint
CREATE INDEX "market_balances_day_idx" ON "market_balances" USING btree ("day","account");--> statement-breakpoint
CREATE INDEX "vendor_balances_vendor_idx" ON "vendor_balances" USING btree ("vendor_id","day","account");--> statement-breakpoint
CREATE INDEX "vendor_balances_day_idx" ON "vendor_balances" USING btree ("day","account");--> statement-breakpoint
-- Nobody posts between the old function and what the new one has not kept yet.
LOCK TABLE ledger_postings IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Many buy at once: a stripe that another transaction holds is passed over, so that nobody waits. There are never more of
-- them than transactions that wrote at one moment.
CREATE OR REPLACE FUNCTION keep_vendor_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
  mine bigint;
BEGIN
  FOR change IN
    SELECT parcels.vendor_id, days.day, account, sum(amount) AS amount
    FROM added JOIN parcels ON parcels.order_id = added.order_id AND parcels.vendor_id = added.vendor_id
    CROSS JOIN LATERAL unnest(ARRAY[(parcels.created_at AT TIME ZONE 'Africa/Abidjan')::date, '-infinity']) AS days (day)
    GROUP BY 1, 2, 3
  LOOP
    SELECT stripe INTO mine FROM vendor_balances AS kept
    WHERE (kept.vendor_id, kept.day, kept.account) = (change.vendor_id, change.day, change.account)
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
CREATE TRIGGER ledger_postings_keep_market_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_market_balances();
--> statement-breakpoint
ALTER TABLE vendor_balances DISABLE TRIGGER vendor_balances_follow;
--> statement-breakpoint
INSERT INTO market_balances (day, account, amount) SELECT day, account, sum(amount) FROM vendor_balances GROUP BY day, account;
--> statement-breakpoint
INSERT INTO vendor_balances (vendor_id, day, account, amount)
SELECT vendor_id, '-infinity', account, sum(amount) FROM vendor_balances GROUP BY vendor_id, account;
--> statement-breakpoint
ALTER TABLE vendor_balances ENABLE TRIGGER vendor_balances_follow;
--> statement-breakpoint
CREATE TRIGGER market_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON market_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();
