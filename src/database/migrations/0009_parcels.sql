-- What was ordered stays what it was, and what was taken out of a parcel does not come back.
CREATE FUNCTION keep_what_was_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity + NEW.missing <> OLD.quantity + OLD.missing OR NEW.quantity > OLD.quantity THEN
    RAISE EXCEPTION 'the line % had % of %', OLD.id, OLD.quantity, OLD.quantity + OLD.missing
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_items_as_ordered';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER order_items_as_ordered BEFORE UPDATE OF quantity, missing ON order_items
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_ordered();

CREATE FUNCTION refuse_empty_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM parcels WHERE id = NEW.id AND subtotal = 0 AND status <> 'cancelled') THEN
    RAISE EXCEPTION 'nothing is left in %', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'parcels_empty_is_cancelled';
  END IF;
  RETURN NULL;
END $$;

-- At the end of the transaction, which empties a parcel before it cancels it.
CREATE CONSTRAINT TRIGGER parcels_empty_is_cancelled AFTER INSERT OR UPDATE ON parcels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.subtotal = 0) EXECUTE FUNCTION refuse_empty_parcel();

-- Four digits out of 32 random bits (gen_random_uuid takes them from the operating system, as a key would be).
CREATE FUNCTION new_delivery_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT lpad((('x' || right(gen_random_uuid()::text, 8))::bit(32)::bigint % 10000)::text, 4, '0')
$$;

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

CREATE TRIGGER parcels_make_delivery_code AFTER INSERT ON parcels
  FOR EACH ROW WHEN (NEW.status NOT IN ('delivered', 'cancelled')) EXECUTE FUNCTION keep_delivery_code();

CREATE TRIGGER parcels_keep_delivery_code AFTER UPDATE OF status ON parcels
  FOR EACH ROW WHEN ((OLD.status IN ('delivered', 'cancelled')) <> (NEW.status IN ('delivered', 'cancelled')))
  EXECUTE FUNCTION keep_delivery_code();
