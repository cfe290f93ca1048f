DROP INDEX "mails_to_idx";--> statement-breakpoint
DROP INDEX "mails_of_idx";--> statement-breakpoint
CREATE INDEX "audit_events_of_idx" ON "audit_events" USING btree ("actor_id") WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_about_user_idx" ON "mails" USING btree (("about" ->> 'userId')) WHERE "mails"."about" ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "mails_about_message_idx" ON "mails" USING btree (("about" ->> 'messageId')) WHERE "mails"."about" ->> 'messageId' is not null;--> statement-breakpoint
CREATE INDEX "mails_about_problem_idx" ON "mails" USING btree (("about" ->> 'problemId')) WHERE "mails"."about" ->> 'problemId' is not null;--> statement-breakpoint
CREATE INDEX "mails_over_idx" ON "mails" USING btree ("created_at") WHERE "mails"."status" in ('sent', 'dropped');--> statement-breakpoint
CREATE INDEX "order_events_actor_idx" ON "order_events" USING btree ("actor_id") WHERE "order_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refunds_settled_by_idx" ON "refunds" USING btree ("settled_by") WHERE "refunds"."settled_by" is not null;--> statement-breakpoint
CREATE INDEX "payouts_created_by_idx" ON "payouts" USING btree ("created_by") WHERE "payouts"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "problems_decided_by_idx" ON "problems" USING btree ("decided_by") WHERE "problems"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_about_user_idx" ON "text_messages" USING btree (("about" ->> 'userId')) WHERE "text_messages"."about" ->> 'userId' is not null;--> statement-breakpoint
CREATE INDEX "text_messages_about_order_idx" ON "text_messages" USING btree (("about" ->> 'orderId')) WHERE "text_messages"."about" ->> 'orderId' is not null;--> statement-breakpoint
CREATE INDEX "text_messages_over_idx" ON "text_messages" USING btree ("created_at") WHERE "text_messages"."status" in ('sent', 'dropped');--> statement-breakpoint
CREATE INDEX "transfers_created_by_idx" ON "transfers" USING btree ("created_by") WHERE "transfers"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "transfers_approved_by_idx" ON "transfers" USING btree ("approved_by") WHERE "transfers"."approved_by" is not null;--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("recipient"),"attempted_at");--> statement-breakpoint
CREATE INDEX "mails_of_idx" ON "mails" USING btree ("account_id","attempted_at") WHERE "mails"."account_id" is not null;