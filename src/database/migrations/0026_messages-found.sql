ALTER TABLE "mails" ADD COLUMN "recipient_text" text GENERATED ALWAYS AS (plain_text(' ' || recipient)) STORED;--> statement-breakpoint
ALTER TABLE "text_messages" ADD COLUMN "recipient_text" text GENERATED ALWAYS AS (plain_text(' ' || recipient)) STORED;--> statement-breakpoint
CREATE INDEX "mails_about_order_idx" ON "mails" USING btree (("about" ->> 'orderId')) WHERE "mails"."about" ->> 'orderId' is not null;--> statement-breakpoint
CREATE INDEX "mails_about_refund_idx" ON "mails" USING btree (("about" ->> 'refundId')) WHERE "mails"."about" ->> 'refundId' is not null;--> statement-breakpoint
CREATE INDEX "mails_recipients_idx" ON "mails" USING gin ("recipient_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "text_messages_about_problem_idx" ON "text_messages" USING btree (("about" ->> 'problemId')) WHERE "text_messages"."about" ->> 'problemId' is not null;--> statement-breakpoint
CREATE INDEX "text_messages_recipients_idx" ON "text_messages" USING gin ("recipient_text" gin_trgm_ops);