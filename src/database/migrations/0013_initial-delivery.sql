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

SELECT add_initial_zones();

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

SELECT add_initial_days();
