ALTER TYPE "public"."order_event_kind" ADD VALUE 'method';--> statement-breakpoint
-- Another way to pay changes no parcel, and every producer of the order is to hear of it.
CREATE FUNCTION announce_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id || ' ' || NEW.customer_id || ' ' || vendor_id)
  FROM parcels WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_announce_payment_method AFTER UPDATE OF payment_method ON orders
  FOR EACH ROW WHEN (OLD.payment_method <> NEW.payment_method) EXECUTE FUNCTION announce_payment_method();
