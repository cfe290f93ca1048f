-- An order that was delivered or cancelled is not under way again once its customer was erased: it has nowhere to go.
CREATE TRIGGER orders_of_the_erased_not_revived BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IN ('delivered', 'cancelled') AND NEW.status NOT IN (OLD.status, 'cancelled'))
  EXECUTE FUNCTION refuse_orders_of_the_erased();
