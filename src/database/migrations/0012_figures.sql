CREATE FUNCTION note_order_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO order_count_changes (day, status, count) VALUES ((OLD.created_at AT TIME ZONE 'Africa/Abidjan')::date, OLD.status, -1);
  END IF;
  INSERT INTO order_count_changes (day, status, count) VALUES ((NEW.created_at AT TIME ZONE 'Africa/Abidjan')::date, NEW.status, 1);
  RETURN NULL;
END $$;

CREATE TRIGGER orders_note_placed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_order_count();

CREATE TRIGGER orders_note_status AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_order_count();

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

CREATE TRIGGER ledger_postings_note_sales AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_sales();
