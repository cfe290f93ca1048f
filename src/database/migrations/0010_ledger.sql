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

CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_transaction();

CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_transaction();

CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_emptying_history();

CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_emptying_history();

CREATE TRIGGER ledger_transactions_never_emptied BEFORE TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();

CREATE TRIGGER ledger_postings_never_emptied BEFORE TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();

-- The balances of a ledger are what these functions make of each posting, in the transaction that writes it.
CREATE FUNCTION keep_order_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_balances AS kept (order_id, vendor_id, account, amount)
  SELECT order_id, vendor_id, account, sum(amount) FROM added
  GROUP BY order_id, vendor_id, account ORDER BY order_id, vendor_id, account
  ON CONFLICT ON CONSTRAINT order_balances_key DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_postings_keep_order_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_order_balances();

-- Many buy of one vendor at once: a stripe that another transaction holds is passed over, so that nobody waits. There are
-- never more of them than transactions that wrote at one moment.
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

CREATE TRIGGER ledger_postings_keep_vendor_totals AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_vendor_totals();

-- As keep_vendor_totals() does: a stripe that another transaction holds is passed over.
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

CREATE TRIGGER ledger_postings_keep_market_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_market_balances();

CREATE FUNCTION refuse_writing_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% follows from the postings', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER order_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON order_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();

CREATE TRIGGER vendor_totals_follow BEFORE INSERT OR UPDATE OR DELETE ON vendor_totals
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();

CREATE TRIGGER market_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON market_balances
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_writing_balances();

-- Triggers of what is written do not see a TRUNCATE.
CREATE TRIGGER order_balances_never_emptied BEFORE TRUNCATE ON order_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();

CREATE TRIGGER vendor_totals_never_emptied BEFORE TRUNCATE ON vendor_totals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();

CREATE TRIGGER market_balances_never_emptied BEFORE TRUNCATE ON market_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();

-- Nobody sends on, or gives back, more than there is: whatever else went wrong, no franc leaves twice. What AMIC gave of its own stands
-- with a minus; what was sent to a vendor may fall below nothing by what it bears, of a parcel whose money it had already.
CREATE FUNCTION refuse_negative_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  least numeric := 0;
BEGIN
  IF NEW.account IN ('payout_under_way', 'paid_to_vendor') THEN
    SELECT -amount INTO least FROM order_balances
    WHERE order_id = NEW.order_id AND vendor_id = NEW.vendor_id AND account = 'borne_by_vendor';
  END IF;
  IF NEW.amount < coalesce(least, 0) OR NEW.account = 'advanced_by_amic' THEN
    RAISE EXCEPTION 'order % would have % in %', NEW.order_id, NEW.amount, NEW.account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_balances_places_not_negative';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER order_balances_places_not_negative AFTER INSERT OR UPDATE ON order_balances
  FOR EACH ROW WHEN (
    NEW.amount < 0 AND NEW.account NOT IN ('awaiting_delivery', 'owed_to_vendor', 'owed_to_customer', 'advanced_by_amic')
    OR NEW.amount > 0 AND NEW.account = 'advanced_by_amic')
  EXECUTE FUNCTION refuse_negative_place();

-- Writes into the ledger what the rows of orders tell of the money that moved, each move at its time: for orders that were
-- written whole and are not in it yet, all of them or these.
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
