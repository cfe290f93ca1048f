DROP INDEX "products_counted_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "region" "region";--> statement-breakpoint
CREATE INDEX "vendors_letters_idx" ON "vendors" USING gin (plain_text("business_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_categories_idx" ON "products" USING btree ("id","category");--> statement-breakpoint
CREATE INDEX "products_letters_idx" ON "products" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_counted_idx" ON "products" USING btree ("category","region","vendor_id","price") WHERE "products"."status" = 'active';
--> statement-breakpoint
-- 'tomat' | 'oign':* of the product's name: 'product=tomat' | 'product=oign':*
CREATE FUNCTION marked_query(mark text, stems tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(stems::text, '''((?:[^'']|'''')+)''', '''' || mark || '=\1''', 'g')::tsquery;
--> statement-breakpoint
CREATE FUNCTION marks_of(mark text, document tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(mark || '=' || stem), '{}') FROM unnest(tsvector_to_array(document)) AS stem);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller record;
  name text := regexp_replace(NEW.name, '\mma[iï]s\M', 'maiz', 'gi');
  seller_name text;
BEGIN
  SELECT business_name, region INTO seller
    FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.id = NEW.vendor_id;
  seller_name := regexp_replace(coalesce(seller.business_name, ''), '\mma[iï]s\M', 'maiz', 'gi');
  NEW.region := seller.region;
  NEW.name_document :=
    setweight(search_vector(head_of_name(name)), 'A') ||
    setweight(search_vector(name), 'B') ||
    setweight(search_vector(seller_name), 'C') ||
    array_to_tsvector(
      array_remove(ARRAY['category=' || NEW.category, 'region=' || seller.region], NULL) ||
      marks_of('product', search_vector(name)) ||
      marks_of('producer', search_vector(seller_name))
    );
  NEW.description_document := search_vector(regexp_replace(NEW.description, '\mmaïs\M', 'maiz', 'gi'));
  INSERT INTO search_words (word, stem)
    SELECT DISTINCT word, (ts_lexize('french_stem', word))[1]
    FROM regexp_split_to_table(plain_text(name || ' ' || seller_name), '[^a-z0-9]+') AS word
    WHERE word ~ '^[a-z]{2,30}$' AND ts_lexize('french_stem', word) <> '{}'
      AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = word.word)
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE products SET name = name;
