-- A key is claimed before its product is written, in the same transaction.
ALTER TABLE product_creations
  ALTER CONSTRAINT product_creations_product_id_products_id_fk DEFERRABLE INITIALLY DEFERRED;
