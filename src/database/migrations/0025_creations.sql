CREATE TABLE "creations" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
-- A form whose answer was lost before is known after.
INSERT INTO "creations" SELECT "vendors"."user_id", "key", "product_id", "product_creations"."created_at"
FROM "product_creations" JOIN "vendors" ON "vendors"."id" = "vendor_id";
--> statement-breakpoint
DROP TABLE "product_creations" CASCADE;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_age_idx" ON "creations" USING btree ("created_at");