ALTER TABLE "payments" ADD COLUMN "provider_api" text;--> statement-breakpoint
UPDATE "payments" SET "provider" = split_part("provider", '_', 1), "provider_api" = split_part("provider", '_', 2);--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider_api" SET NOT NULL;
