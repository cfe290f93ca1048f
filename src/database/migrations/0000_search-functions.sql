-- Both extensions are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- French stemming that does not care about accents.
CREATE TEXT SEARCH CONFIGURATION amic_french (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION amic_french
  ALTER MAPPING FOR hword, hword_part, word, asciihword, hword_asciipart, asciiword
  WITH unaccent, french_stem;
--> statement-breakpoint
-- The word, and the word without one of its letters.
CREATE FUNCTION spellings_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, letter - 1) || substr(word, letter + 1)) || word
  FROM generate_series(1, length(word)) AS letter
$$;
--> statement-breakpoint
-- Whether ’ parts two words depends on the character types of the server: in "C" it is a letter. ' parts them everywhere.
CREATE FUNCTION search_vector(words text) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('amic_french', translate(words, '’', ''''));
--> statement-breakpoint
-- Without accents or case, for searching names. `unaccent` is only STABLE, because its dictionary could be altered: ours is
-- not, so an index may keep what it gives. The body is parsed now: it needs no search path when the index is built anew.
CREATE FUNCTION plain_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, words));
