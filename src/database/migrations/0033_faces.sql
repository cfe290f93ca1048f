ALTER TYPE "public"."unit" ADD VALUE 'plateau';--> statement-breakpoint
ALTER TYPE "public"."unit" ADD VALUE 'régime';--> statement-breakpoint
ALTER TYPE "public"."unit" ADD VALUE 'tas';--> statement-breakpoint
ALTER TYPE "public"."unit" ADD VALUE 'douzaine';--> statement-breakpoint
ALTER TYPE "public"."unit" ADD VALUE 'bidon';--> statement-breakpoint
CREATE TABLE "face_proposals" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"since" smallint,
	"methods" text[] DEFAULT '{}' NOT NULL,
	"portrait_id" uuid,
	"cover_id" uuid,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"rejected_at" timestamp (3) with time zone,
	"rejection_reason" text,
	CONSTRAINT "face_proposals_reason_of_rejection" CHECK ("face_proposals"."rejection_reason" is null or "face_proposals"."rejected_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "story" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "since" smallint;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "portrait_id" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "certified_methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_weight_grams" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_illustration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_proposals" ADD CONSTRAINT "face_proposals_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_proposals_awaiting_idx" ON "face_proposals" USING btree ("proposed_at") WHERE "face_proposals"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "face_proposals_portrait_idx" ON "face_proposals" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "face_proposals_cover_idx" ON "face_proposals" USING btree ("cover_id");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendors_portrait_idx" ON "vendors" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "vendors_cover_idx" ON "vendors" USING btree ("cover_id");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_certified_methods_declared" CHECK ("vendors"."certified_methods" <@ "vendors"."methods");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit_weight_positive" CHECK ("products"."unit_weight_grams" > 0);--> statement-breakpoint
-- What the demonstration drew is no photo of anybody's produce. What a producer sent since is in picture_uploads.
UPDATE media SET is_illustration = true
WHERE NOT EXISTS (SELECT FROM picture_uploads WHERE picture_uploads.media_id = media.id)
  AND EXISTS (
    SELECT FROM product_images
    JOIN products ON products.id = product_images.product_id
    JOIN vendors ON vendors.id = products.vendor_id
    JOIN users ON users.id = vendors.user_id
    WHERE product_images.media_id = media.id AND users.is_demonstration
  );
