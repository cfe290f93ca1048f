CREATE TABLE "kept_category_sales" (
	"period" "analytics_period" NOT NULL,
	"category" "category" NOT NULL,
	"count" bigint NOT NULL,
	"revenue" numeric(14, 2) NOT NULL,
	CONSTRAINT "kept_category_sales_period_category_pk" PRIMARY KEY("period","category")
);
--> statement-breakpoint
CREATE TABLE "product_count_changes" (
	"status" "product_status" NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"status" "product_status" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);

--> statement-breakpoint
CREATE FUNCTION note_product_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO product_count_changes (status, count) VALUES (OLD.status, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO product_count_changes (status, count) VALUES (NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_note_presence AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION note_product_count();
--> statement-breakpoint
CREATE TRIGGER products_note_status AFTER UPDATE OF status ON products
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_product_count();
--> statement-breakpoint
INSERT INTO product_counts (status, count) SELECT status, count(*) FROM products GROUP BY status;
--> statement-breakpoint
-- Triggers, not whoever adds up: a process of the version before adds up too, and knows nothing of categories.
CREATE FUNCTION keep_category_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO kept_category_sales AS kept (period, category, count, revenue)
    SELECT period, category, -sum(count), -sum(revenue) FROM removed JOIN products ON products.id = subject_id AND subject = 'product'
    GROUP BY period, category
    ON CONFLICT (period, category) DO UPDATE SET count = kept.count + excluded.count, revenue = kept.revenue + excluded.revenue;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO kept_category_sales AS kept (period, category, count, revenue)
    SELECT period, category, sum(count), sum(revenue) FROM added JOIN products ON products.id = subject_id AND subject = 'product'
    GROUP BY period, category
    ON CONFLICT (period, category) DO UPDATE SET count = kept.count + excluded.count, revenue = kept.revenue + excluded.revenue;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER kept_sales_add_to_categories AFTER INSERT ON kept_sales
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_category_sales();
--> statement-breakpoint
CREATE TRIGGER kept_sales_change_categories AFTER UPDATE ON kept_sales
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_category_sales();
--> statement-breakpoint
CREATE TRIGGER kept_sales_take_from_categories AFTER DELETE ON kept_sales
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_category_sales();
--> statement-breakpoint
-- A product takes what it sold along. Nobody adds up meanwhile: the lock is that of lockFigures in
-- src/server/analytics/kept-figures.queries.ts.
CREATE FUNCTION move_category_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('figures', 0));
  INSERT INTO kept_category_sales AS kept (period, category, count, revenue)
  SELECT period, moved.category, sign * count, sign * revenue
  FROM kept_sales, (VALUES (OLD.category, -1), (NEW.category, 1)) AS moved (category, sign)
  WHERE subject = 'product' AND subject_id = NEW.id
  ON CONFLICT (period, category) DO UPDATE SET count = kept.count + excluded.count, revenue = kept.revenue + excluded.revenue;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_move_sales AFTER UPDATE OF category ON products
  FOR EACH ROW WHEN (OLD.category <> NEW.category) EXECUTE FUNCTION move_category_sales();
--> statement-breakpoint
INSERT INTO kept_category_sales (period, category, count, revenue)
SELECT period, category, sum(kept_sales.count), sum(kept_sales.revenue)
FROM kept_sales JOIN products ON products.id = subject_id AND subject = 'product' GROUP BY period, category;
