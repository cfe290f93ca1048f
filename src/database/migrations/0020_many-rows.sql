DROP INDEX "mails_to_idx";--> statement-breakpoint
DROP INDEX "mails_of_idx";--> statement-breakpoint
CREATE INDEX "mails_about_user_idx" ON "mails" USING btree (("about" ->> 'userId')) WHERE "mails"."about" ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "mails_about_message_idx" ON "mails" USING btree (("about" ->> 'messageId')) WHERE "mails"."about" ->> 'messageId' is not null;--> statement-breakpoint
CREATE INDEX "mails_about_problem_idx" ON "mails" USING btree (("about" ->> 'problemId')) WHERE "mails"."about" ->> 'problemId' is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "text_messages_about_user_idx" ON "text_messages" USING btree (("about" ->> 'userId')) WHERE "text_messages"."about" ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "text_messages_about_order_idx" ON "text_messages" USING btree (("about" ->> 'orderId')) WHERE "text_messages"."about" ->> 'orderId' is not null;--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("recipient"),"attempted_at");--> statement-breakpoint
CREATE INDEX "mails_of_idx" ON "mails" USING btree ("account_id","attempted_at") WHERE "mails"."account_id" is not null;