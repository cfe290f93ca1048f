ALTER TABLE "orders" DROP CONSTRAINT "orders_address_not_blank";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "recipient_name" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "directions" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_mode" text DEFAULT 'home' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "zone_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "delivery_address" TO "directions";--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_place_whole" CHECK (("addresses"."zone_id" is null) = ("addresses"."directions" is null));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_phone_e164" CHECK ("addresses"."phone" ~ '^[+][0-9]{8,15}$');--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_position_whole" CHECK (("addresses"."latitude" is null) = ("addresses"."longitude" is null));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_position_on_earth" CHECK ("addresses"."latitude" between -90 and 90 and "addresses"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_mode_known" CHECK ("orders"."delivery_mode" in ('home', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_directions_not_blank" CHECK (length(btrim("orders"."directions")) > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_phone_e164" CHECK ("orders"."phone" ~ '^[+][0-9]{8,15}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_position_whole" CHECK (("orders"."latitude" is null) = ("orders"."longitude" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_position_on_earth" CHECK ("orders"."latitude" between -90 and 90 and "orders"."longitude" between -180 and 180);
--> statement-breakpoint
-- Orders of before went to their customers, as their profiles are now; forgotten ones to nobody.
UPDATE orders SET recipient_name = users.full_name, phone = users.phone
FROM users WHERE users.id = orders.customer_id AND users.erased_at IS NULL;
