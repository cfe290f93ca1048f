-- Triggers of what is written do not see a TRUNCATE: balances follow from the postings, and are emptied no more than these.
CREATE TRIGGER order_balances_never_emptied BEFORE TRUNCATE ON order_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();
--> statement-breakpoint
CREATE TRIGGER vendor_totals_never_emptied BEFORE TRUNCATE ON vendor_totals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();
--> statement-breakpoint
CREATE TRIGGER market_balances_never_emptied BEFORE TRUNCATE ON market_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_writing_balances();
