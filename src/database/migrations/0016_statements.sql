CREATE TABLE "statements" (
	"vendor_id" uuid NOT NULL,
	"month" text NOT NULL,
	"opening" numeric(14, 2) NOT NULL,
	"closing" numeric(14, 2) NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statements_vendor_id_month_pk" PRIMARY KEY("vendor_id","month"),
	CONSTRAINT "statements_month_form" CHECK ("statements"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;