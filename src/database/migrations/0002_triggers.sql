-- An idempotency key is claimed before its order is written, in the same transaction.
ALTER TABLE idempotency_keys
  ALTER CONSTRAINT idempotency_keys_order_id_orders_id_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- The search document of a product: its name first, then its vendor's name, then its description.
CREATE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_name text := (SELECT business_name FROM vendors WHERE id = NEW.vendor_id);
BEGIN
  NEW.search_document :=
    setweight(to_tsvector('amic_french', NEW.name), 'A') ||
    setweight(to_tsvector('amic_french', coalesce(vendor_name, '')), 'B') ||
    setweight(to_tsvector('amic_french', NEW.description), 'C');
  NEW.search_words := lower(unaccent(NEW.name || ' ' || coalesce(vendor_name, '')));
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
-- Ratings are averages of the reviews, of a product and of all the products of its vendor.
CREATE FUNCTION write_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET
    rating = totals.rating,
    review_count = totals.review_count
  FROM (
    SELECT changed.product_id, avg(reviews.rating) AS rating, count(reviews.id) AS review_count
    FROM (SELECT DISTINCT product_id FROM changed_reviews) AS changed
    LEFT JOIN reviews ON reviews.product_id = changed.product_id
    GROUP BY changed.product_id
  ) AS totals
  WHERE products.id = totals.product_id;

  UPDATE vendors SET rating = totals.rating
  FROM (
    SELECT products.vendor_id, avg(reviews.rating) AS rating
    FROM products LEFT JOIN reviews ON reviews.product_id = products.id
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
