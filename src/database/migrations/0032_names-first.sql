CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"spellings" text[] GENERATED ALWAYS AS (spellings_of(stem)) STORED,
	"sounds" text[]
);
--> statement-breakpoint
ALTER TABLE "search_terms" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_terms" CASCADE;--> statement-breakpoint
DROP INDEX "products_search_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_document" "tsvector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_document" "tsvector";--> statement-breakpoint
CREATE INDEX "search_words_spellings_idx" ON "search_words" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "search_words_sounds_idx" ON "search_words" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "search_words_letters_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_unheard_idx" ON "search_words" USING btree ("word") WHERE "search_words"."sounds" is null;--> statement-breakpoint
CREATE INDEX "products_names_idx" ON "products" USING gin ("name_document");--> statement-breakpoint
CREATE INDEX "products_descriptions_idx" ON "products" USING gin ("description_document");--> statement-breakpoint
CREATE INDEX "products_counted_idx" ON "products" USING btree ("category","vendor_id","price") WHERE "products"."status" = 'active';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_document";--> statement-breakpoint
-- What a product is, of what its name says: "œufs" of "Plateau de 30 gros œufs", "pâte" of "Pâte d’arachide, pot de 500 g".
CREATE FUNCTION head_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(
      name,
      '^(?:(?:plateaux?|caisses?|cartons?|sacs?|lots?|pots?|bottes?|paniers?|régimes?|gros(?:ses)?|grandes?|grands?|petite?s?|\d+|de|des|du)\s+|d[''’])+',
      '',
      'i'
    ),
    '\s*(?:[,(]|\s(?:de|du|des|pour|à|en|au|aux)\s|\sd[''’]).*$',
    '',
    'i'
  );
--> statement-breakpoint
-- "Maïs" without its accent is a word that the French search leaves out ("mais"): it is written otherwise, here and in
-- src/server/catalogue/search/read-search.ts. In a name the word is the cereal even where the accent is forgotten.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller record;
  name text := regexp_replace(NEW.name, '\mma[iï]s\M', 'maiz', 'gi');
  seller_name text;
BEGIN
  SELECT business_name, region INTO seller
    FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.id = NEW.vendor_id;
  seller_name := regexp_replace(coalesce(seller.business_name, ''), '\mma[iï]s\M', 'maiz', 'gi');
  NEW.name_document :=
    setweight(search_vector(head_of_name(name)), 'A') ||
    setweight(search_vector(name), 'B') ||
    setweight(search_vector(seller_name), 'C') ||
    array_to_tsvector(array_remove(ARRAY['category=' || NEW.category, 'region=' || seller.region], NULL));
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
DROP TRIGGER products_write_search ON products;
--> statement-breakpoint
CREATE TRIGGER products_write_search
  BEFORE INSERT OR UPDATE OF name, description, category, vendor_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_search();
--> statement-breakpoint
CREATE FUNCTION rewrite_moved_vendor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = products.name FROM vendors WHERE vendors.user_id = NEW.id AND vendor_id = vendors.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_users_rewrite_search
  AFTER UPDATE OF region ON users
  FOR EACH ROW WHEN (NEW.role = 'vendor' AND OLD.region IS DISTINCT FROM NEW.region)
  EXECUTE FUNCTION rewrite_moved_vendor_search();
--> statement-breakpoint
UPDATE products SET name = name;
