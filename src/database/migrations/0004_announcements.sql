-- Whatever changes what visitors see tells every server process, at commit, which cached answers to drop.
CREATE FUNCTION announce_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_announce AFTER INSERT OR UPDATE OR DELETE ON vendors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('vendors');

CREATE TRIGGER vendor_users_announce AFTER UPDATE OF full_name, region, email ON users
  FOR EACH ROW WHEN (NEW.role = 'vendor') EXECUTE FUNCTION announce_public_data('vendors');

CREATE TRIGGER pages_announce AFTER INSERT OR UPDATE OR DELETE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pages');

CREATE TRIGGER project_phases_announce AFTER INSERT OR UPDATE OR DELETE ON project_phases
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');

CREATE TRIGGER activity_albums_announce AFTER INSERT OR UPDATE OR DELETE ON activity_albums
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');

CREATE TRIGGER album_media_announce AFTER INSERT OR UPDATE OR DELETE ON album_media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');

CREATE TRIGGER activities_announce AFTER INSERT OR UPDATE OR DELETE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');

CREATE TRIGGER activity_media_announce AFTER INSERT OR UPDATE OR DELETE ON activity_media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('activities');

CREATE TRIGGER zones_announce AFTER INSERT OR UPDATE OR DELETE ON zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('zones');

CREATE TRIGGER rounds_announce AFTER INSERT OR UPDATE OR DELETE ON rounds
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');

CREATE TRIGGER round_zones_announce AFTER INSERT OR UPDATE OR DELETE ON round_zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');

CREATE TRIGGER closed_days_announce AFTER INSERT OR UPDATE OR DELETE ON closed_days
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');

CREATE TRIGGER pickup_points_announce AFTER INSERT OR UPDATE OR DELETE ON pickup_points
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pickup points');

CREATE TRIGGER pickup_hours_announce AFTER INSERT OR UPDATE OR DELETE ON pickup_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pickup points');

CREATE TRIGGER settings_announce AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('site');

CREATE TRIGGER team_hours_announce AFTER INSERT OR UPDATE OR DELETE ON team_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('site');

CREATE TRIGGER featured_products_announce AFTER INSERT OR UPDATE OR DELETE ON featured_products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('featured');

-- An order and its cancellation change nothing of a product but its stock. That is announced apart: pages that show it need
-- not fall with each sold unit. Whoever edits a product also moves `updated_at`.
CREATE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sold products%ROWTYPE := OLD;
BEGIN
  sold.stock := NEW.stock;
  PERFORM pg_notify(
    'public_data',
    CASE WHEN TG_OP = 'UPDATE' AND sold IS NOT DISTINCT FROM NEW THEN 'stock:' ELSE 'product:' END
      || coalesce(NEW.id, OLD.id)
  );
  RETURN NULL;
END $$;

CREATE TRIGGER products_announce AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION announce_product();

CREATE FUNCTION announce_product_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;

CREATE TRIGGER product_images_announce AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH ROW EXECUTE FUNCTION announce_product_part();

CREATE TRIGGER reviews_announce AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION announce_product_part();

-- The authors of reviews are named on the pages of the products and of their producers.
CREATE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', 'product:' || product_id) FROM reviews WHERE customer_id = NEW.id;
  IF FOUND THEN
    PERFORM pg_notify('public_data', 'vendors');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER reviewers_announce AFTER UPDATE OF full_name, erased_at ON users
  FOR EACH ROW WHEN (
    OLD.full_name IS DISTINCT FROM NEW.full_name OR OLD.erased_at IS DISTINCT FROM NEW.erased_at
  ) EXECUTE FUNCTION announce_reviewer();

-- A customer's open list follows all its orders: each change says whose order it is.
CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id || ' ' || NEW.customer_id);
  RETURN NULL;
END $$;

CREATE TRIGGER orders_announce AFTER UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION announce_order();

-- Another way to pay changes no parcel, and every producer of the order is to hear of it.
CREATE FUNCTION announce_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id || ' ' || NEW.customer_id || ' ' || vendor_id)
  FROM parcels WHERE order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_announce_payment_method AFTER UPDATE OF payment_method ON orders
  FOR EACH ROW WHEN (OLD.payment_method <> NEW.payment_method) EXECUTE FUNCTION announce_payment_method();

CREATE FUNCTION announce_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || orders.customer_id || ' ' || NEW.vendor_id)
  FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE TRIGGER parcels_announce AFTER INSERT OR UPDATE ON parcels
  FOR EACH ROW EXECUTE FUNCTION announce_parcel();

-- A link that is shared no more: the pages that it opened ask again, and learn so.
CREATE FUNCTION announce_unshared_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = OLD.order_id;
  RETURN NULL;
END $$;

CREATE TRIGGER order_shares_announce AFTER DELETE ON order_shares
  FOR EACH ROW EXECUTE FUNCTION announce_unshared_order();

-- An order's open page learns that money of it is owed, or was sent back.
CREATE FUNCTION announce_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refunded uuid := coalesce(NEW.order_id, OLD.order_id);
BEGIN
  PERFORM pg_notify('orders', orders.id || ' ' || orders.customer_id) FROM orders WHERE orders.id = refunded;
  RETURN NULL;
END $$;

CREATE TRIGGER refunds_announce AFTER INSERT OR UPDATE OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION announce_refund();

-- A refund leaves in parts: the order's open page learns of each that was sent, or that failed.
CREATE TRIGGER transfers_announce_part AFTER UPDATE OF status ON transfers
  FOR EACH ROW WHEN (NEW.kind = 'refund') EXECUTE FUNCTION announce_refund();

CREATE FUNCTION announce_problem() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id || ' ' || orders.customer_id || ' ' || NEW.vendor_id) FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE TRIGGER problems_announce AFTER INSERT OR UPDATE ON problems FOR EACH ROW EXECUTE FUNCTION announce_problem();

-- What a session had open ends with it, in every server process.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', OLD.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_announce AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
