CREATE TABLE "pickup_hours" (
	"pickup_point_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	CONSTRAINT "pickup_hours_pickup_point_id_weekday_opens_at_pk" PRIMARY KEY("pickup_point_id","weekday","opens_at"),
	CONSTRAINT "pickup_hours_weekday" CHECK ("pickup_hours"."weekday" between 1 and 7),
	CONSTRAINT "pickup_hours_in_order" CHECK ("pickup_hours"."opens_at" < "pickup_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"zone_id" uuid NOT NULL,
	"address" text NOT NULL,
	"directions" text NOT NULL,
	"phone" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pickup_points_not_blank" CHECK (length(btrim("pickup_points"."name")) > 0 and length(btrim("pickup_points"."address")) > 0 and length(btrim("pickup_points"."directions")) > 0),
	CONSTRAINT "pickup_points_phone_e164" CHECK ("pickup_points"."phone" ~ '^[+][0-9]{8,15}$')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_address" text;--> statement-breakpoint
ALTER TABLE "pickup_hours" ADD CONSTRAINT "pickup_hours_pickup_point_id_pickup_points_id_fk" FOREIGN KEY ("pickup_point_id") REFERENCES "public"."pickup_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_points_name_key" ON "pickup_points" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_point_id_pickup_points_id_fk" FOREIGN KEY ("pickup_point_id") REFERENCES "public"."pickup_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_whole" CHECK (("orders"."delivery_mode" = 'pickup') = ("orders"."pickup_point_id" is not null)
        and num_nulls("orders"."pickup_point_id", "orders"."pickup_name", "orders"."pickup_address") in (0, 3));
--> statement-breakpoint
CREATE TRIGGER pickup_points_announce AFTER INSERT OR UPDATE OR DELETE ON pickup_points
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pickup points');
--> statement-breakpoint
CREATE TRIGGER pickup_hours_announce AFTER INSERT OR UPDATE OR DELETE ON pickup_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('pickup points');
