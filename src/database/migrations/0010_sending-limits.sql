ALTER TABLE "users" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_limited" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "waits_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree (lower("recipient"),"attempted_at") WHERE "mails"."is_limited";--> statement-breakpoint
CREATE INDEX "mails_of_idx" ON "mails" USING btree ("account_id","attempted_at") WHERE "mails"."is_limited";--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("waits_until") WHERE "mails"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_to_idx" ON "text_messages" USING btree ("recipient","attempted_at");--> statement-breakpoint
UPDATE "users" SET "is_demonstration" = true
WHERE "email" IN ('client@amic.example', 'vendeur@amic.example', 'admin@amic.example')
  OR "email" LIKE '%@courriel.example' OR "email" LIKE '%@producteurs.example';
