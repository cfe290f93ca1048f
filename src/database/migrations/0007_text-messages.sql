CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"status" "mail_status" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "text_messages_dedupe_key" UNIQUE("dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "accepts_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "text_messages_recent_idx" ON "text_messages" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "text_messages_unsent_idx" ON "text_messages" USING btree ("attempted_at") WHERE "text_messages"."status" in ('queued', 'failed');