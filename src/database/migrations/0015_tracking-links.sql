CREATE TABLE "order_shares" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_shares_order_idx" ON "order_shares" USING btree ("order_id");--> statement-breakpoint
-- A customer's open list follows all its orders: each change says whose order it is.
CREATE OR REPLACE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id || ' ' || NEW.customer_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || orders.customer_id || ' ' || NEW.vendor_id)
  FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A link that is shared no more: the pages that it opened ask again, and learn so.
CREATE FUNCTION announce_unshared_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = OLD.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_shares_announce AFTER DELETE ON order_shares
  FOR EACH ROW EXECUTE FUNCTION announce_unshared_order();
