-- A refund leaves in parts: the order's open page learns of each that was sent, or that failed.
CREATE TRIGGER transfers_announce_part AFTER UPDATE OF status ON transfers
  FOR EACH ROW WHEN (NEW.kind = 'refund') EXECUTE FUNCTION announce_refund();
