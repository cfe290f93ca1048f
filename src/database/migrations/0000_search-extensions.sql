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
