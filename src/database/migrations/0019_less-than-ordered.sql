ALTER TYPE "public"."ledger_kind" ADD VALUE 'shortage' BEFORE 'cancellation';--> statement-breakpoint
ALTER TYPE "public"."order_event_kind" ADD VALUE 'items';--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_quantity_positive";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_positive";--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_subtotal_positive";--> statement-breakpoint
DROP INDEX "refunds_once_per_parcel_key";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shortage_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shortage_id_order_events_id_fk" FOREIGN KEY ("shortage_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_shortage_key" ON "refunds" USING btree ("shortage_id") WHERE "refunds"."shortage_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_parcel_key" ON "refunds" USING btree ("payment_id","parcel_id") WHERE "refunds"."shortage_id" is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" >= 0 and "order_items"."missing" >= 0 and "order_items"."quantity" + "order_items"."missing" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_subtotal_not_negative" CHECK ("parcels"."subtotal" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shortage_of_parcel" CHECK ("refunds"."shortage_id" is null or "refunds"."parcel_id" is not null);
--> statement-breakpoint
-- What was ordered stays what it was, and what was taken out of a parcel does not come back.
CREATE FUNCTION keep_what_was_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity + NEW.missing <> OLD.quantity + OLD.missing OR NEW.quantity > OLD.quantity THEN
    RAISE EXCEPTION 'the line % had % of %', OLD.id, OLD.quantity, OLD.quantity + OLD.missing
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_items_as_ordered';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_as_ordered BEFORE UPDATE OF quantity, missing ON order_items
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_ordered();
--> statement-breakpoint
CREATE FUNCTION refuse_empty_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM parcels WHERE id = NEW.id AND subtotal = 0 AND status <> 'cancelled') THEN
    RAISE EXCEPTION 'nothing is left in %', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'parcels_empty_is_cancelled';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, which empties a parcel before it cancels it.
CREATE CONSTRAINT TRIGGER parcels_empty_is_cancelled AFTER INSERT OR UPDATE ON parcels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.subtotal = 0) EXECUTE FUNCTION refuse_empty_parcel();
