CREATE TABLE "email_confirmations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_producers" (
	"user_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_producers_user_id_vendor_id_pk" PRIMARY KEY("user_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_producers" ADD CONSTRAINT "favourite_producers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_producers" ADD CONSTRAINT "favourite_producers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_products" ADD CONSTRAINT "favourite_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_user_idx" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "favourite_producers_vendor_idx" ON "favourite_producers" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "favourite_products_product_idx" ON "favourite_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once_key" ON "stock_alerts" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_alerts_product_idx" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
-- Another address was never confirmed.
CREATE FUNCTION forget_confirmed_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_confirmed_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_confirmed_email BEFORE UPDATE OF email ON users
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_confirmed_email();
--> statement-breakpoint
-- Wherever a stock rises from nothing, or a product with stock comes back: those who wait for it are told.
CREATE FUNCTION tell_returned_stock(returned uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM stock_alerts WHERE product_id = returned) THEN
    PERFORM graphile_worker.add_job('stock-returned', json_build_object('productId', returned));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION hear_returned_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_stock_returned AFTER UPDATE OF stock, status ON products
  FOR EACH ROW WHEN (
    NEW.stock > 0 AND NEW.status = 'active' AND (OLD.stock = 0 OR OLD.status <> 'active')
  ) EXECUTE FUNCTION hear_returned_stock();
--> statement-breakpoint
CREATE FUNCTION hear_returned_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_returned_stock(id) FROM products WHERE vendor_id = NEW.id AND stock > 0 AND status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_stock_returned AFTER UPDATE OF status ON vendors
  FOR EACH ROW WHEN (NEW.status = 'approved' AND OLD.status <> 'approved')
  EXECUTE FUNCTION hear_returned_vendor();
