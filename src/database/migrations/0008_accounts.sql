-- Another address was never confirmed.
CREATE FUNCTION forget_confirmed_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER users_forget_confirmed_email BEFORE UPDATE OF email ON users
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_confirmed_email();

-- Who is being erased places no order: the order waits for the end of that, and is refused.
CREATE FUNCTION refuse_orders_of_the_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.customer_id AND erased_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the customer % was erased', NEW.customer_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER orders_of_the_erased_refused BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_orders_of_the_erased();
