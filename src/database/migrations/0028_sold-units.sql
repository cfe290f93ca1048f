-- An order and its cancellation change nothing of a product but its stock. That is announced apart: pages that show it need
-- not fall with each sold unit. Whoever edits a product also moves `updated_at`.
CREATE OR REPLACE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sold products%ROWTYPE := OLD;
BEGIN
  sold.stock := NEW.stock;
  PERFORM pg_notify(
    'public_data',
    CASE WHEN TG_OP = 'UPDATE' AND sold IS NOT DISTINCT FROM NEW THEN 'stock:' ELSE 'product:' END
      || coalesce(NEW.id, OLD.id)
  );
  RETURN NULL;
END $$;
