ALTER TABLE "contact_messages" ADD COLUMN "content_hash" "bytea";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_contentHash_unique" UNIQUE("content_hash");