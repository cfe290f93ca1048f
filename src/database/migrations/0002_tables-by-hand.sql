-- What Drizzle, which generates the tables, has no words for.

-- An idempotency key is claimed before its order is written, in the same transaction.
ALTER TABLE idempotency_keys
  ALTER CONSTRAINT idempotency_keys_order_id_orders_id_fk DEFERRABLE INITIALLY DEFERRED;

-- A key is claimed before its product is written, in the same transaction.
ALTER TABLE product_creations
  ALTER CONSTRAINT product_creations_product_id_products_id_fk DEFERRABLE INITIALLY DEFERRED;

-- Moving one zone moves others.
ALTER TABLE zones
  DROP CONSTRAINT zones_position_key,
  ADD CONSTRAINT zones_position_key UNIQUE (position) DEFERRABLE INITIALLY DEFERRED;

-- Read by its index alone, which needs pages that a vacuum has seen since they were written.
ALTER TABLE kept_sales SET (autovacuum_vacuum_scale_factor = 0.01);
