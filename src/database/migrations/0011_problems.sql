-- All problems of a line together give back at most what it cost. The line is held, so that two who decide at once count each other.
CREATE FUNCTION refuse_more_than_it_cost() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cost numeric;
BEGIN
  SELECT price * quantity INTO cost FROM order_items WHERE id = NEW.order_item_id FOR NO KEY UPDATE;
  IF (SELECT sum(refunded) FROM problem_items WHERE order_item_id = NEW.order_item_id) > cost THEN
    RAISE EXCEPTION 'the line % cost %', NEW.order_item_id, cost
      USING ERRCODE = 'check_violation', CONSTRAINT = 'problem_items_within_cost';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER problem_items_within_cost AFTER INSERT OR UPDATE OF refunded ON problem_items
  FOR EACH ROW WHEN (NEW.refunded > 0) EXECUTE FUNCTION refuse_more_than_it_cost();

CREATE FUNCTION refuse_another_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the problem % is decided, or answered', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'problems_said_once';
END $$;

-- A decision, and an answer, are for good. Who decided may be forgotten, and what was said may be erased.
CREATE TRIGGER problems_said_once BEFORE UPDATE ON problems FOR EACH ROW
  WHEN (
    OLD.status <> 'open' AND (OLD.status, OLD.amount, OLD.born_by, OLD.decided_at) IS DISTINCT FROM (NEW.status, NEW.amount, NEW.born_by, NEW.decided_at)
    OR OLD.answered_at IS NOT NULL AND OLD.answered_at IS DISTINCT FROM NEW.answered_at)
  EXECUTE FUNCTION refuse_another_decision();
