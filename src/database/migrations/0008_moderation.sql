CREATE TABLE "product_revisions" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"approved" jsonb NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is or was on sale was approved as it stands.
INSERT INTO product_revisions (product_id, approved, approved_at)
SELECT products.id, json_build_object(
  'name', name, 'description', description, 'category', category, 'unit', unit, 'price', price::text,
  'pictures', (
    SELECT coalesce(json_agg(json_build_object(
      'url', media.url, 'width', media.width, 'height', media.height, 'color', media.color
    ) ORDER BY product_images.position), '[]')
    FROM product_images JOIN media ON media.id = product_images.media_id
    WHERE product_images.product_id = products.id
  )
), updated_at
FROM products WHERE status IN ('active', 'out_of_stock');
