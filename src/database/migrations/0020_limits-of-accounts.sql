-- What changes nothing announces nothing, and the name of somebody who wrote a review no more than what shows it.
DROP TRIGGER vendors_announce ON vendors;
--> statement-breakpoint
CREATE TRIGGER vendors_announce AFTER INSERT OR DELETE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('vendors');
--> statement-breakpoint
CREATE TRIGGER vendors_announce_change AFTER UPDATE ON vendors
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_public_data('vendors');
--> statement-breakpoint
DROP TRIGGER vendor_users_announce ON users;
--> statement-breakpoint
CREATE TRIGGER vendor_users_announce AFTER UPDATE OF full_name, region, email ON users
  FOR EACH ROW WHEN (
    NEW.role = 'vendor' AND (OLD.full_name, OLD.region, OLD.email) IS DISTINCT FROM (NEW.full_name, NEW.region, NEW.email)
  ) EXECUTE FUNCTION announce_public_data('vendors');
--> statement-breakpoint
-- An erasure is seen at once, another name when its pages are made anew.
CREATE OR REPLACE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'public_data',
    CASE WHEN OLD.erased_at IS DISTINCT FROM NEW.erased_at THEN 'product:' ELSE 'reviews:' END || product_id
  ) FROM reviews WHERE customer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Texts are counted by account too, and over the whole shop.
ALTER TABLE "text_messages" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_of_idx" ON "text_messages" USING btree ("account_id","attempted_at");--> statement-breakpoint
CREATE INDEX "text_messages_left_idx" ON "text_messages" USING btree ("attempted_at");
