-- The word, and the word without one of its letters.
CREATE FUNCTION spellings_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, letter - 1) || substr(word, letter + 1)) || word
  FROM generate_series(1, length(word)) AS letter
$$;
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"spellings" text[] GENERATED ALWAYS AS (spellings_of(term)) STORED
);
--> statement-breakpoint
DROP INDEX "products_words_idx";--> statement-breakpoint
CREATE INDEX "search_terms_spellings_idx" ON "search_terms" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "products_rating_idx" ON "products" USING btree (coalesce("rating", 0),"review_count","id") WHERE "products"."status" = 'active';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_words";--> statement-breakpoint
-- The search document of a product: its name first, then its vendor's name, then its description. The stems of the
-- names are noted for the search that forgives typos, in order, so that two writers never wait for each other in a ring.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_name text := (SELECT business_name FROM vendors WHERE id = NEW.vendor_id);
  names tsvector :=
    setweight(to_tsvector('amic_french', NEW.name), 'A') ||
    setweight(to_tsvector('amic_french', coalesce(vendor_name, '')), 'B');
BEGIN
  NEW.search_document := names || setweight(to_tsvector('amic_french', NEW.description), 'C');
  INSERT INTO search_terms (term)
    SELECT lexeme FROM unnest(names) WHERE lexeme ~ '^[a-z]{4,30}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE products SET name = name;
