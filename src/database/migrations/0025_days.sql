ALTER TYPE "public"."order_event_kind" ADD VALUE 'day';--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "planned_on" date;--> statement-breakpoint
CREATE INDEX "parcels_planned_idx" ON "parcels" USING btree ("vendor_id","planned_on") WHERE "parcels"."status" in ('pending', 'confirmed', 'shipped');