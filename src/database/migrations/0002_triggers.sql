-- An idempotency key is claimed before its order is written, in the same transaction.
ALTER TABLE idempotency_keys
  ALTER CONSTRAINT idempotency_keys_order_id_orders_id_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- "Maïs" without its accent is a word that the French search leaves out ("mais"): it is written otherwise, here and in
-- src/server/catalogue/search-words.ts. In a name the word is the cereal even where the accent is forgotten.
CREATE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_name text := (SELECT business_name FROM vendors WHERE id = NEW.vendor_id);
  names tsvector :=
    setweight(search_vector(regexp_replace(NEW.name, '\mma[iï]s\M', 'maiz', 'gi')), 'A') ||
    setweight(search_vector(regexp_replace(coalesce(vendor_name, ''), '\mma[iï]s\M', 'maiz', 'gi')), 'B');
BEGIN
  NEW.search_document := names ||
    setweight(search_vector(regexp_replace(NEW.description, '\mmaïs\M', 'maiz', 'gi')), 'C');
  INSERT INTO search_terms (term)
    SELECT lexeme FROM unnest(names) WHERE lexeme ~ '^[a-z]{4,30}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_write_search
  BEFORE INSERT OR UPDATE OF name, description, vendor_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_search();
--> statement-breakpoint
CREATE FUNCTION rewrite_vendor_products_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = name WHERE vendor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_rewrite_search
  AFTER UPDATE OF business_name ON vendors
  FOR EACH ROW WHEN (OLD.business_name IS DISTINCT FROM NEW.business_name)
  EXECUTE FUNCTION rewrite_vendor_products_search();
--> statement-breakpoint
-- Ratings are averages of the reviews that are not hidden.
CREATE FUNCTION write_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET
    rating = totals.rating,
    review_count = totals.review_count
  FROM (
    SELECT changed.product_id, avg(reviews.rating) AS rating, count(reviews.id) AS review_count
    FROM (SELECT DISTINCT product_id FROM changed_reviews) AS changed
    LEFT JOIN reviews ON reviews.product_id = changed.product_id AND reviews.hidden_at IS NULL
    GROUP BY changed.product_id
  ) AS totals
  WHERE products.id = totals.product_id;

  UPDATE vendors SET rating = totals.rating
  FROM (
    SELECT products.vendor_id, avg(reviews.rating) AS rating
    FROM products LEFT JOIN reviews ON reviews.product_id = products.id AND reviews.hidden_at IS NULL
    WHERE products.vendor_id IN (
      SELECT vendor_id FROM products WHERE id IN (SELECT product_id FROM changed_reviews)
    )
    GROUP BY products.vendor_id
  ) AS totals
  WHERE vendors.id = totals.vendor_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_write_ratings_on_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();
--> statement-breakpoint
CREATE TRIGGER reviews_write_ratings_on_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();
--> statement-breakpoint
CREATE TRIGGER reviews_write_ratings_on_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();
--> statement-breakpoint
-- Histories are only written, never rewritten; forgetting a deleted actor is the one exception.
CREATE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.actor_id IS NULL
    AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
--> statement-breakpoint
-- Whatever changes what visitors see tells every server process, at commit, which cached answers to drop.
CREATE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', 'product:' || coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_announce AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION announce_product();
--> statement-breakpoint
CREATE FUNCTION announce_product_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_images_announce AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH ROW EXECUTE FUNCTION announce_product_part();
--> statement-breakpoint
CREATE TRIGGER reviews_announce AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION announce_product_part();
--> statement-breakpoint
CREATE FUNCTION announce_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_announce AFTER INSERT OR UPDATE OR DELETE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('vendors');
--> statement-breakpoint
CREATE TRIGGER vendor_users_announce AFTER UPDATE OF full_name, region, email ON users
  FOR EACH ROW WHEN (NEW.role = 'vendor') EXECUTE FUNCTION announce_public_data('vendors');
--> statement-breakpoint
CREATE TRIGGER pages_announce AFTER INSERT OR UPDATE OR DELETE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pages');
--> statement-breakpoint
CREATE TRIGGER project_phases_announce AFTER INSERT OR UPDATE OR DELETE ON project_phases
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');
--> statement-breakpoint
CREATE TRIGGER activity_albums_announce AFTER INSERT OR UPDATE OR DELETE ON activity_albums
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');
--> statement-breakpoint
CREATE TRIGGER album_media_announce AFTER INSERT OR UPDATE OR DELETE ON album_media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');
--> statement-breakpoint
CREATE TRIGGER activities_announce AFTER INSERT OR UPDATE OR DELETE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');
--> statement-breakpoint
CREATE TRIGGER activity_media_announce AFTER INSERT OR UPDATE OR DELETE ON activity_media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');
--> statement-breakpoint
-- A customer's open list follows all its orders: each change says whose order it is.
CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id || ' ' || NEW.customer_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_announce AFTER UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION announce_order();
--> statement-breakpoint
CREATE FUNCTION announce_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || orders.customer_id || ' ' || NEW.vendor_id)
  FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_announce AFTER INSERT OR UPDATE ON parcels
  FOR EACH ROW EXECUTE FUNCTION announce_parcel();
--> statement-breakpoint
-- The authors of reviews are named on the pages of the products and of their producers.
CREATE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', 'product:' || product_id) FROM reviews WHERE customer_id = NEW.id;
  IF FOUND THEN
    PERFORM pg_notify('public_data', 'vendors');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviewers_announce AFTER UPDATE OF full_name, erased_at ON users
  FOR EACH ROW WHEN (
    OLD.full_name IS DISTINCT FROM NEW.full_name OR OLD.erased_at IS DISTINCT FROM NEW.erased_at
  ) EXECUTE FUNCTION announce_reviewer();
--> statement-breakpoint
-- Who is being erased places no order: the order waits for the end of that, and is refused.
CREATE FUNCTION refuse_orders_of_the_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.customer_id AND erased_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the customer % was erased', NEW.customer_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_of_the_erased_refused BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_orders_of_the_erased();
--> statement-breakpoint
-- A key is claimed before its product is written, in the same transaction.
ALTER TABLE product_creations
  ALTER CONSTRAINT product_creations_product_id_products_id_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Row triggers do not see a TRUNCATE.
CREATE FUNCTION refuse_emptying_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_never_emptied BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();
--> statement-breakpoint
CREATE TRIGGER order_events_never_emptied BEFORE TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_history();
--> statement-breakpoint
-- A link that is shared no more: the pages that it opened ask again, and learn so.
CREATE FUNCTION announce_unshared_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = OLD.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_shares_announce AFTER DELETE ON order_shares
  FOR EACH ROW EXECUTE FUNCTION announce_unshared_order();
--> statement-breakpoint
-- Another address was never confirmed.
CREATE FUNCTION forget_confirmed_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_confirmed_email BEFORE UPDATE OF email ON users
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_confirmed_email();
--> statement-breakpoint
-- Wherever a stock rises from nothing, or a product with stock comes back: those who wait for it are told.
CREATE FUNCTION tell_returned_stock(returned uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM stock_alerts WHERE product_id = returned) THEN
    PERFORM graphile_worker.add_job('stock-returned', json_build_object('productId', returned));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION hear_returned_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_stock_returned AFTER UPDATE OF stock, status ON products
  FOR EACH ROW WHEN (
    NEW.stock > 0 AND NEW.status = 'active' AND (OLD.stock = 0 OR OLD.status <> 'active')
  ) EXECUTE FUNCTION hear_returned_stock();
--> statement-breakpoint
CREATE FUNCTION hear_returned_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(id) FROM products WHERE vendor_id = NEW.id AND stock > 0 AND status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_stock_returned AFTER UPDATE OF status ON vendors
  FOR EACH ROW WHEN (NEW.status = 'approved' AND OLD.status <> 'approved')
  EXECUTE FUNCTION hear_returned_vendor();
--> statement-breakpoint
-- An order's open page learns that money of it is owed, or was sent back.
CREATE FUNCTION announce_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refunded uuid := coalesce(NEW.order_id, OLD.order_id);
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = refunded;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_announce AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION announce_refund();
