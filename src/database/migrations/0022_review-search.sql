ALTER TABLE "reviews" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text(comment)) STORED;--> statement-breakpoint
CREATE INDEX "reviews_recent_idx" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_words_idx" ON "reviews" USING gin ("search_text" gin_trgm_ops);