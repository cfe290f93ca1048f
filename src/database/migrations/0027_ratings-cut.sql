-- Ratings are cut after two digits, not rounded: what is shown has one digit, and 4.246 rounded twice is 4.3.
CREATE OR REPLACE FUNCTION write_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT FROM former_reviews JOIN changed_reviews USING (id)
      WHERE (former_reviews.rating, former_reviews.hidden_at) IS DISTINCT FROM (changed_reviews.rating, changed_reviews.hidden_at)
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE products SET
    rating = totals.rating,
    review_count = totals.review_count
  FROM (
    SELECT changed.product_id, trunc(avg(reviews.rating), 2) AS rating, count(reviews.id) AS review_count
    FROM (SELECT DISTINCT product_id FROM changed_reviews) AS changed
    LEFT JOIN reviews ON reviews.product_id = changed.product_id AND reviews.hidden_at IS NULL
    GROUP BY changed.product_id
  ) AS totals
  WHERE products.id = totals.product_id;

  UPDATE vendors SET rating = totals.rating
  FROM (
    SELECT products.vendor_id, trunc(avg(reviews.rating), 2) AS rating
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
UPDATE products SET rating = totals.rating
FROM (SELECT product_id, trunc(avg(rating), 2) AS rating FROM reviews WHERE hidden_at IS NULL GROUP BY product_id) AS totals
WHERE products.id = totals.product_id AND products.rating IS DISTINCT FROM totals.rating;
--> statement-breakpoint
UPDATE vendors SET rating = totals.rating
FROM (
  SELECT vendor_id, trunc(avg(reviews.rating), 2) AS rating
  FROM products JOIN reviews ON reviews.product_id = products.id AND reviews.hidden_at IS NULL
  GROUP BY vendor_id
) AS totals
WHERE vendors.id = totals.vendor_id AND vendors.rating IS DISTINCT FROM totals.rating;
