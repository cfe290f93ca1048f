ALTER TABLE "problem_pictures" DROP CONSTRAINT "problem_pictures_customer_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "mails_to_idx";--> statement-breakpoint
DROP INDEX "mails_of_idx";--> statement-breakpoint
ALTER TABLE "problem_pictures" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "problem_pictures" ADD CONSTRAINT "problem_pictures_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_of_idx" ON "audit_events" USING btree ("actor_id") WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "product_revisions_pictures_idx" ON "product_revisions" USING gin (("approved" -> 'pictures') jsonb_path_ops);--> statement-breakpoint
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
CREATE INDEX "mails_of_idx" ON "mails" USING btree ("account_id","attempted_at") WHERE "mails"."account_id" is not null;--> statement-breakpoint
-- What changes no rating leaves the ratings alone. The answer to a review would write them from what it saw before it came to wait
-- for another review, which would not be counted.
CREATE OR REPLACE FUNCTION write_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT FROM former_reviews JOIN changed_reviews USING (id)
      WHERE (former_reviews.rating, former_reviews.hidden_at) IS DISTINCT FROM (changed_reviews.rating, changed_reviews.hidden_at)
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE products SET
    rating = totals.rating,
    review_count = totals.review_count
  FROM (
    SELECT changed.product_id, avg(reviews.rating) AS rating, count(reviews.id) AS review_count
    FROM (SELECT DISTINCT product_id FROM changed_reviews) AS changed
    LEFT JOIN reviews ON reviews.product_id = changed.product_id AND reviews.hidden_at IS NULL
    GROUP BY changed.product_id
  ) AS totals
  WHERE products.id = totals.product_id;

  UPDATE vendors SET rating = totals.rating
  FROM (
    SELECT products.vendor_id, avg(reviews.rating) AS rating
    FROM products LEFT JOIN reviews ON reviews.product_id = products.id AND reviews.hidden_at IS NULL
    WHERE products.vendor_id IN (
      SELECT vendor_id FROM products WHERE id IN (SELECT product_id FROM changed_reviews)
    )
    GROUP BY products.vendor_id
  ) AS totals
  WHERE vendors.id = totals.vendor_id;
  RETURN NULL;
END $$;

DROP TRIGGER reviews_write_ratings_on_update ON reviews;

CREATE TRIGGER reviews_write_ratings_on_update AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS former_reviews NEW TABLE AS changed_reviews FOR EACH STATEMENT EXECUTE FUNCTION write_ratings();
