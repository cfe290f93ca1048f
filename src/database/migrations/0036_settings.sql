CREATE TABLE "featured_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "featured_products_position_key" UNIQUE("position"),
	CONSTRAINT "featured_products_position" CHECK ("featured_products"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"support_email" text,
	"address" text,
	"has_own_hours" boolean DEFAULT false NOT NULL,
	"is_phone_always_answered" boolean DEFAULT true NOT NULL,
	"banner_text" text,
	"banner_link" text,
	"banner_from" date,
	"banner_until" date,
	"simulation_notice" text,
	"open_fcfa_unconfirmed" integer,
	"open_fcfa_confirmed" integer,
	"orders_per_hour" integer,
	"cash_answer_hours" integer,
	"texts_per_number" integer,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_version_positive" CHECK ("settings"."version" > 0),
	CONSTRAINT "settings_phones" CHECK ("settings"."phone" ~ '^[+]225( [0-9]{2}){5}$' and "settings"."whatsapp" ~ '^[+]225( [0-9]{2}){5}$'),
	CONSTRAINT "settings_emails" CHECK ("settings"."email" like '%_@_%' and "settings"."support_email" like '%_@_%'),
	CONSTRAINT "settings_not_blank" CHECK (length(btrim("settings"."address")) > 0 and length(btrim("settings"."banner_text")) > 0 and length(btrim("settings"."simulation_notice")) > 0),
	CONSTRAINT "settings_banner_whole" CHECK ("settings"."banner_text" is not null or num_nonnulls("settings"."banner_link", "settings"."banner_from", "settings"."banner_until") = 0),
	CONSTRAINT "settings_banner_link" CHECK ("settings"."banner_link" ~ '^(/|https://)'),
	CONSTRAINT "settings_banner_days" CHECK ("settings"."banner_from" <= "settings"."banner_until"),
	CONSTRAINT "settings_limits_positive" CHECK ("settings"."open_fcfa_unconfirmed" > 0 and "settings"."open_fcfa_confirmed" > 0 and "settings"."orders_per_hour" > 0
        and "settings"."cash_answer_hours" > 0 and "settings"."texts_per_number" > 0),
	CONSTRAINT "settings_limits_in_order" CHECK ("settings"."open_fcfa_unconfirmed" <= "settings"."open_fcfa_confirmed")
);
--> statement-breakpoint
CREATE TABLE "team_hours" (
	"weekday" smallint NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	CONSTRAINT "team_hours_weekday_opens_at_pk" PRIMARY KEY("weekday","opens_at"),
	CONSTRAINT "team_hours_weekday" CHECK ("team_hours"."weekday" between 1 and 7),
	CONSTRAINT "team_hours_in_order" CHECK ("team_hours"."opens_at" < "team_hours"."closes_at")
);
--> statement-breakpoint
ALTER TABLE "featured_products" ADD CONSTRAINT "featured_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER settings_announce AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('site');
--> statement-breakpoint
CREATE TRIGGER team_hours_announce AFTER INSERT OR UPDATE OR DELETE ON team_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('site');
--> statement-breakpoint
CREATE TRIGGER featured_products_announce AFTER INSERT OR UPDATE OR DELETE ON featured_products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('featured');
