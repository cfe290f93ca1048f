ALTER TABLE "orders" ADD COLUMN "answer_awaited_since" timestamp (3) with time zone;--> statement-breakpoint
-- Orders placed before this rule have its whole time from now on. Customers of the demonstration are known by their e-mails.
UPDATE "orders" SET "answer_awaited_since" = now()
WHERE "status" = 'pending' AND "customer_id" NOT IN (
  SELECT "id" FROM "users" WHERE "email" = 'client@amic.example' OR "email" LIKE '%@courriel.example'
);
