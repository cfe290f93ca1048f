-- What generated columns and indexes of the tables call. Both extensions are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The word, and the word without one of its letters.
CREATE FUNCTION spellings_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, letter - 1) || substr(word, letter + 1)) || word
  FROM generate_series(1, length(word)) AS letter
$$;

-- Without accents or case, for searching names. `unaccent` is only STABLE, because its dictionary could be altered: ours is
-- not, so an index may keep what it gives. The body is parsed now: it needs no search path when the index is built anew.
CREATE FUNCTION plain_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, words));
