-- Open pages of customers and vendors follow orders live: each change is announced at commit.
CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_announce AFTER UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION announce_order();
--> statement-breakpoint
CREATE FUNCTION announce_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || NEW.vendor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_announce AFTER INSERT OR UPDATE ON parcels
  FOR EACH ROW EXECUTE FUNCTION announce_parcel();
