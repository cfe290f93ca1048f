CREATE TABLE "payout_number_requests" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"operator" text NOT NULL,
	"code_hash" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_number_requests_mobile" CHECK ("payout_number_requests"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$'),
	CONSTRAINT "payout_number_requests_tries" CHECK ("payout_number_requests"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "payout_numbers" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"operator" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_numbers_mobile" CHECK ("payout_numbers"."phone" ~ '^[+]225(01|05|07)[0-9]{8}$')
);
--> statement-breakpoint
ALTER TABLE "payout_number_requests" ADD CONSTRAINT "payout_number_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;