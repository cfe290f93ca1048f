ALTER TABLE "mails" ADD COLUMN "erased_recipient" "bytea";--> statement-breakpoint
ALTER TABLE "text_messages" ADD COLUMN "erased_recipient" "bytea";--> statement-breakpoint
CREATE INDEX "mails_erased_idx" ON "mails" USING btree ("erased_recipient") WHERE "mails"."erased_recipient" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_erased_idx" ON "text_messages" USING btree ("erased_recipient") WHERE "text_messages"."erased_recipient" is not null;