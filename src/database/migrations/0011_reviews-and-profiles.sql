ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_cannot_enter" CHECK ("users"."erased_at" is null or not "users"."is_active");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_is_dated" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_explained" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null));--> statement-breakpoint
-- Ratings are averages of the reviews that are not hidden.
CREATE OR REPLACE FUNCTION write_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
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
