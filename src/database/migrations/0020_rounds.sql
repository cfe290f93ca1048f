CREATE TABLE "closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "closed_days_name_not_blank" CHECK (length(btrim("closed_days"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "round_zones" (
	"round_id" uuid NOT NULL,
	"zone_id" uuid NOT NULL,
	CONSTRAINT "round_zones_round_id_zone_id_pk" PRIMARY KEY("round_id","zone_id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"weekday" smallint NOT NULL,
	"days_before" smallint NOT NULL,
	"before_hour" smallint NOT NULL,
	CONSTRAINT "rounds_weekday" CHECK ("rounds"."weekday" between 1 and 7),
	CONSTRAINT "rounds_days_before" CHECK ("rounds"."days_before" between 0 and 7),
	CONSTRAINT "rounds_before_hour" CHECK ("rounds"."before_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "round_zones" ADD CONSTRAINT "round_zones_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_zones" ADD CONSTRAINT "round_zones_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_vendor_idx" ON "rounds" USING btree ("vendor_id");
--> statement-breakpoint
CREATE TRIGGER rounds_announce AFTER INSERT OR UPDATE OR DELETE ON rounds
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');
--> statement-breakpoint
CREATE TRIGGER round_zones_announce AFTER INSERT OR UPDATE OR DELETE ON round_zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');
--> statement-breakpoint
CREATE TRIGGER closed_days_announce AFTER INSERT OR UPDATE OR DELETE ON closed_days
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('delivery days');
--> statement-breakpoint
-- Every installation begins with these, as with its zones: Tuesday and Friday, ordered the day before until 18 h, and the
-- public holidays of Côte d'Ivoire whose date does not move, of this year and the next.
CREATE FUNCTION add_initial_days() RETURNS void LANGUAGE sql AS $$
  INSERT INTO rounds (id, weekday, days_before, before_hour) VALUES
    ('019ab000-0000-7000-8000-000000000101', 2, 1, 18),
    ('019ab000-0000-7000-8000-000000000102', 5, 1, 18);
  INSERT INTO closed_days (date, name)
    SELECT make_date(year, month, day), name
    FROM (VALUES
      (1, 1, 'Jour de l’an'),
      (5, 1, 'Fête du Travail'),
      (8, 7, 'Fête de l’Indépendance'),
      (8, 15, 'Assomption'),
      (11, 1, 'Toussaint'),
      (11, 15, 'Journée nationale de la Paix'),
      (12, 25, 'Noël')
    ) AS holidays (month, day, name)
    CROSS JOIN (SELECT extract(year FROM now() AT TIME ZONE 'UTC')::integer AS first) AS this
    CROSS JOIN LATERAL generate_series(first, first + 1) AS year;
$$;
--> statement-breakpoint
SELECT add_initial_days();
