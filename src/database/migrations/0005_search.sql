-- French stemming that does not care about accents.
CREATE TEXT SEARCH CONFIGURATION amic_french (COPY = french);

ALTER TEXT SEARCH CONFIGURATION amic_french
  ALTER MAPPING FOR hword, hword_part, word, asciihword, hword_asciipart, asciiword
  WITH unaccent, french_stem;

-- Whether ’ parts two words depends on the character types of the server: in "C" it is a letter. ' parts them everywhere.
CREATE FUNCTION search_vector(words text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('amic_french', translate(words, '’', ''''));

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

CREATE FUNCTION marks_of(mark text, document tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(mark || '=' || stem), '{}') FROM unnest(tsvector_to_array(document)) AS stem);

-- 'tomat' | 'oign':* of the product's name: 'product=tomat' | 'product=oign':*
CREATE FUNCTION marked_query(mark text, stems tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(stems::text, '''((?:[^'']|'''')+)''', '''' || mark || '=\1''', 'g')::tsquery;

-- "Maïs" without its accent is a word that the French search leaves out ("mais"): it is written otherwise, here and in
-- src/server/catalogue/search/read-search.ts. In a name the word is the cereal even where the accent is forgotten.
CREATE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER products_write_search
  BEFORE INSERT OR UPDATE OF name, description, category, vendor_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_search();

CREATE FUNCTION rewrite_vendor_products_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = name WHERE vendor_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_rewrite_search
  AFTER UPDATE OF business_name ON vendors
  FOR EACH ROW WHEN (OLD.business_name IS DISTINCT FROM NEW.business_name)
  EXECUTE FUNCTION rewrite_vendor_products_search();

CREATE FUNCTION rewrite_moved_vendor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = products.name FROM vendors WHERE vendors.user_id = NEW.id AND vendor_id = vendors.id;
  RETURN NULL;
END $$;

CREATE TRIGGER vendor_users_rewrite_search
  AFTER UPDATE OF region ON users
  FOR EACH ROW WHEN (NEW.role = 'vendor' AND OLD.region IS DISTINCT FROM NEW.region)
  EXECUTE FUNCTION rewrite_moved_vendor_search();
