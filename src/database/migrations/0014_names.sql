CREATE TABLE "product_names" (
	"name" text PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "name_document" "tsvector";--> statement-breakpoint
CREATE INDEX "product_names_document_idx" ON "product_names" USING gin ("document");--> statement-breakpoint
CREATE INDEX "vendors_names_idx" ON "vendors" USING gin ("name_document");--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("name");--> statement-breakpoint
-- "Maïs" without its accent is a word that the French search leaves out ("mais"): it is written otherwise, here and in
-- src/server/catalogue/search/read-search.ts. In a name the word is the cereal even where the accent is forgotten.
CREATE FUNCTION searched_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(name, '\mma[iï]s\M', 'maiz', 'gi');
--> statement-breakpoint
CREATE FUNCTION product_name_document(name text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN setweight(search_vector(head_of_name(searched_name(name))), 'A') ||
    setweight(search_vector(searched_name(name)), 'B') ||
    array_to_tsvector(marks_of('product', search_vector(searched_name(name))));
--> statement-breakpoint
CREATE FUNCTION producer_name_document(name text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN setweight(search_vector(searched_name(name)), 'C') ||
    array_to_tsvector(marks_of('producer', search_vector(searched_name(name))));
--> statement-breakpoint
-- In the place of the one of 0005_search.sql: the documents of names are kept, each once.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller record;
BEGIN
  SELECT business_name, name_document, region INTO seller
    FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.id = NEW.vendor_id;
  NEW.region := seller.region;
  NEW.name_document := product_name_document(NEW.name) || coalesce(seller.name_document, '') ||
    array_to_tsvector(array_remove(ARRAY['category=' || NEW.category, 'region=' || seller.region], NULL));
  NEW.description_document := search_vector(regexp_replace(NEW.description, '\mmaïs\M', 'maiz', 'gi'));
  IF NOT EXISTS (SELECT FROM product_names WHERE product_names.name = NEW.name) THEN
    INSERT INTO product_names (name, document) VALUES (NEW.name, product_name_document(NEW.name)) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO search_words (word, stem)
    SELECT DISTINCT word, (ts_lexize('french_stem', word))[1]
    FROM regexp_split_to_table(
      plain_text(searched_name(NEW.name) || ' ' || searched_name(coalesce(seller.business_name, ''))), '[^a-z0-9]+'
    ) AS word
    WHERE word ~ '^[a-z]{2,30}$' AND ts_lexize('french_stem', word) <> '{}'
      AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = word.word)
    ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION write_vendor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_document := producer_name_document(NEW.business_name);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_write_search
  BEFORE INSERT OR UPDATE OF business_name ON vendors
  FOR EACH ROW EXECUTE FUNCTION write_vendor_search();
--> statement-breakpoint
UPDATE vendors SET business_name = business_name;
--> statement-breakpoint
INSERT INTO product_names (name, document) SELECT name, product_name_document(name) FROM (SELECT DISTINCT name FROM products) AS names;
