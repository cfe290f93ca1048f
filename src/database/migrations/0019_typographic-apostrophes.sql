-- Whether ’ parts two words depends on the character types of the server: in "C" it is a letter. ' parts them everywhere.
CREATE FUNCTION search_vector(words text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('amic_french', translate(words, '’', ''''));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_name text := (SELECT business_name FROM vendors WHERE id = NEW.vendor_id);
  names tsvector :=
    setweight(search_vector(regexp_replace(NEW.name, '\mma[iï]s\M', 'maiz', 'gi')), 'A') ||
    setweight(search_vector(regexp_replace(coalesce(vendor_name, ''), '\mma[iï]s\M', 'maiz', 'gi')), 'B');
BEGIN
  NEW.search_document := names ||
    setweight(search_vector(regexp_replace(NEW.description, '\mmaïs\M', 'maiz', 'gi')), 'C');
  INSERT INTO search_terms (term)
    SELECT lexeme FROM unnest(names) WHERE lexeme ~ '^[a-z]{4,30}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE products SET name = name;
