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

CREATE TRIGGER reviews_write_ratings_on_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();

CREATE TRIGGER reviews_write_ratings_on_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();

CREATE TRIGGER reviews_write_ratings_on_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();
