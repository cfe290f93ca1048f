-- Wherever a stock rises from nothing, or a product with stock comes back: those who wait for it are told.
CREATE FUNCTION tell_returned_stock(returned uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM stock_alerts WHERE product_id = returned) THEN
    PERFORM graphile_worker.add_job('stock-returned', json_build_object('productId', returned));
  END IF;
END $$;

CREATE FUNCTION hear_returned_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER products_stock_returned AFTER UPDATE OF stock, status ON products
  FOR EACH ROW WHEN (
    NEW.stock > 0 AND NEW.status = 'active' AND (OLD.stock = 0 OR OLD.status <> 'active')
  ) EXECUTE FUNCTION hear_returned_stock();

CREATE FUNCTION hear_returned_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(id) FROM products WHERE vendor_id = NEW.id AND stock > 0 AND status = 'active';
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_stock_returned AFTER UPDATE OF status ON vendors
  FOR EACH ROW WHEN (NEW.status = 'approved' AND OLD.status <> 'approved')
  EXECUTE FUNCTION hear_returned_vendor();
