-- An order's open page learns that money of it is owed, or was sent back.
CREATE FUNCTION announce_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refunded uuid := coalesce(NEW.order_id, OLD.order_id);
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = refunded;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_announce AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION announce_refund();
