-- "Maïs" without its accent is a word that the French search leaves out ("mais"): it is written otherwise, here and in
-- src/server/catalogue/search-words.ts. In a name the word is the cereal even where the accent is forgotten.
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_name text := (SELECT business_name FROM vendors WHERE id = NEW.vendor_id);
  names tsvector :=
    setweight(to_tsvector('amic_french', regexp_replace(NEW.name, '\mma[iï]s\M', 'maiz', 'gi')), 'A') ||
    setweight(to_tsvector('amic_french', regexp_replace(coalesce(vendor_name, ''), '\mma[iï]s\M', 'maiz', 'gi')), 'B');
BEGIN
  NEW.search_document := names ||
    setweight(to_tsvector('amic_french', regexp_replace(NEW.description, '\mmaïs\M', 'maiz', 'gi')), 'C');
  INSERT INTO search_terms (term)
    SELECT lexeme FROM unnest(names) WHERE lexeme ~ '^[a-z]{4,30}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE products SET name = name;
