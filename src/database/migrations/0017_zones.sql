CREATE TABLE "zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"region" "region" NOT NULL,
	"name" text NOT NULL,
	"is_served" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "zones_position_key" UNIQUE("position") DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "zones_name_not_blank" CHECK (length(btrim("zones"."name")) > 0),
	CONSTRAINT "zones_position_positive" CHECK ("zones"."position" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "zones_name_key" ON "zones" USING btree (lower("name"));
--> statement-breakpoint
CREATE TRIGGER zones_announce AFTER INSERT OR UPDATE OR DELETE ON zones
  FOR EACH STATEMENT EXECUTE FUNCTION announce_public_data('zones');
--> statement-breakpoint
-- Every installation begins with these, and so does the demonstration once it has emptied the tables.
CREATE FUNCTION add_initial_zones() RETURNS void LANGUAGE sql AS $$
  INSERT INTO zones (id, region, name, position) VALUES
    ('019ab000-0000-7000-8000-000000000001', 'Abidjan', 'Abobo', 1),
    ('019ab000-0000-7000-8000-000000000002', 'Abidjan', 'Adjamé', 2),
    ('019ab000-0000-7000-8000-000000000003', 'Abidjan', 'Anyama', 3),
    ('019ab000-0000-7000-8000-000000000004', 'Abidjan', 'Attécoubé', 4),
    ('019ab000-0000-7000-8000-000000000005', 'Abidjan', 'Bingerville', 5),
    ('019ab000-0000-7000-8000-000000000006', 'Abidjan', 'Cocody', 6),
    ('019ab000-0000-7000-8000-000000000007', 'Abidjan', 'Koumassi', 7),
    ('019ab000-0000-7000-8000-000000000008', 'Abidjan', 'Marcory', 8),
    ('019ab000-0000-7000-8000-000000000009', 'Abidjan', 'Plateau', 9),
    ('019ab000-0000-7000-8000-000000000010', 'Abidjan', 'Port-Bouët', 10),
    ('019ab000-0000-7000-8000-000000000011', 'Abidjan', 'Songon', 11),
    ('019ab000-0000-7000-8000-000000000012', 'Abidjan', 'Treichville', 12),
    ('019ab000-0000-7000-8000-000000000013', 'Abidjan', 'Yopougon', 13),
    ('019ab000-0000-7000-8000-000000000014', 'Azaguié', 'Azaguié', 14),
    ('019ab000-0000-7000-8000-000000000015', 'Bouaké', 'Bouaké', 15),
    ('019ab000-0000-7000-8000-000000000016', 'Daloa', 'Daloa', 16),
    ('019ab000-0000-7000-8000-000000000017', 'Gagnoa', 'Gagnoa', 17),
    ('019ab000-0000-7000-8000-000000000018', 'Korhogo', 'Korhogo', 18),
    ('019ab000-0000-7000-8000-000000000019', 'Man', 'Man', 19),
    ('019ab000-0000-7000-8000-000000000020', 'San Pedro', 'San Pedro', 20),
    ('019ab000-0000-7000-8000-000000000021', 'Yamoussoukro', 'Yamoussoukro', 21);
$$;
--> statement-breakpoint
SELECT add_initial_zones();
