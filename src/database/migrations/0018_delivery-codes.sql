CREATE TABLE "delivery_codes" (
	"parcel_id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_codes_form" CHECK ("delivery_codes"."code" ~ '^[0-9]{4}$'),
	CONSTRAINT "delivery_codes_wrong_tries" CHECK ("delivery_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "delivered_with" text;--> statement-breakpoint
ALTER TABLE "delivery_codes" ADD CONSTRAINT "delivery_codes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_without_code_idx" ON "parcels" USING btree ("vendor_id") WHERE "parcels"."delivered_with" = 'none';--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivered_with_something" CHECK ("parcels"."delivered_with" is null or ("parcels"."status" = 'delivered' and "parcels"."delivered_with" in ('code', 'none')));
--> statement-breakpoint
-- Four digits out of 32 random bits (gen_random_uuid takes them from the operating system, as a key would be).
CREATE FUNCTION new_delivery_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT lpad((('x' || right(gen_random_uuid()::text, 8))::bit(32)::bigint % 10000)::text, 4, '0')
$$;
--> statement-breakpoint
-- A parcel has a code exactly while it is under way. One that was missed too often proves nothing.
CREATE FUNCTION keep_delivery_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('delivered', 'cancelled') THEN
    INSERT INTO delivery_codes (parcel_id, code) VALUES (NEW.id, new_delivery_code())
    ON CONFLICT (parcel_id) DO UPDATE SET code = excluded.code, wrong_tries = 0;
    RETURN NULL;
  END IF;
  IF NEW.delivered_with = 'code' AND EXISTS (SELECT FROM delivery_codes WHERE parcel_id = NEW.id AND wrong_tries >= 5) THEN
    RAISE EXCEPTION 'the code of % is locked', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'delivery_codes_locked';
  END IF;
  UPDATE delivery_codes SET code = NULL WHERE parcel_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_make_delivery_code AFTER INSERT ON parcels
  FOR EACH ROW WHEN (NEW.status NOT IN ('delivered', 'cancelled')) EXECUTE FUNCTION keep_delivery_code();
--> statement-breakpoint
CREATE TRIGGER parcels_keep_delivery_code AFTER UPDATE OF status ON parcels
  FOR EACH ROW WHEN ((OLD.status IN ('delivered', 'cancelled')) <> (NEW.status IN ('delivered', 'cancelled')))
  EXECUTE FUNCTION keep_delivery_code();
--> statement-breakpoint
INSERT INTO delivery_codes (parcel_id, code)
SELECT id, new_delivery_code() FROM parcels WHERE status NOT IN ('delivered', 'cancelled');
