DROP INDEX "users_people_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(' ' || full_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, ''))) STORED;--> statement-breakpoint
CREATE INDEX "users_people_idx" ON "users" USING gin ("search_text" gin_trgm_ops);