CREATE TYPE "public"."mail_status" AS ENUM('queued', 'sent', 'failed', 'dropped');--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"status" "mail_status" DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"subject" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupe_key" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE INDEX "mails_recent_idx" ON "mails" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("attempted_at") WHERE "mails"."status" in ('queued', 'failed');