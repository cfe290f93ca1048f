CREATE TABLE "picture_uploads" (
	"media_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "picture_uploads_media_id_vendor_id_pk" PRIMARY KEY("media_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "product_creations" (
	"vendor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_creations_vendor_id_key_pk" PRIMARY KEY("vendor_id","key")
);
--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creations" ADD CONSTRAINT "product_creations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_creations" ADD CONSTRAINT "product_creations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_vendor_idx" ON "picture_uploads" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "picture_uploads_age_idx" ON "picture_uploads" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "product_creations_product_idx" ON "product_creations" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_creations_age_idx" ON "product_creations" USING btree ("created_at");