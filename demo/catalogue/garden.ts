import { type Kinds, offer } from './offer.ts'

/** What market gardens sell. */
export const gardenProduce = {
  tomate: {
    offers: [
      offer('Tomates fraîches', 'kg', [700, 850], [20, 250]),
      offer('Tomates olivettes', 'kg', [800, 950], [20, 180]),
      offer('Tomates, caisse de 20 kg', 'caisse', [13500, 16500], [3, 30]),
    ],
    facts: [
      'Cueillies mûres et fermes, le matin de l’envoi.',
      'Tomates de plein champ, rouges à cœur et parfumées.',
    ],
    uses: [
      'En sauce, en salade ou pour le riz au gras.',
      'Gardez-les hors du réfrigérateur : elles seront meilleures.',
    ],
  },
  'tomate-cerise': {
    offers: [offer('Tomates cerises', 'kg', [1300, 1600], [8, 60])],
    facts: ['Petites tomates sucrées, cultivées sous abri.', 'Récoltées en grappes, tous les deux jours.'],
    uses: [
      'À l’apéritif ou en salade, simplement avec un peu de sel.',
      'Se gardent une semaine dans un bol.',
    ],
  },
  'aubergine-locale': {
    offers: [
      offer('Aubergine locale (n’drowa)', 'kg', [500, 650], [20, 200]),
      offer('Aubergine locale, sac de 30 kg', 'sac', [14500, 17500], [2, 20]),
    ],
    facts: [
      'De petites aubergines fermes, sans amertume excessive.',
      'Cueillies jeunes pour rester tendres.',
    ],
    uses: ['Indispensable à la sauce claire et à la sauce aubergine.', 'À garder au frais, cinq jours.'],
  },
  'aubergine-violette': {
    offers: [offer('Aubergine violette', 'kg', [600, 750], [20, 150])],
    facts: [
      'Longue, brillante et presque sans graines.',
      'Cultivée sur planches paillées, arrosée au goutte-à-goutte.',
    ],
    uses: ['Grillée, farcie ou mijotée avec de la tomate.', 'Choisissez-la lourde pour sa taille.'],
  },
  gombo: {
    offers: [offer('Gombo frais', 'kg', [900, 1150], [15, 120])],
    facts: [
      'Petits gombos verts qui cassent net sous le doigt.',
      'Récoltés un jour sur deux pour rester tendres.',
    ],
    uses: [
      'Pour une sauce gombo bien gluante, avec du poisson fumé.',
      'Se sèche aussi au soleil pour la saison d’harmattan.',
    ],
  },
  'piment-rouge': {
    offers: [offer('Piment rouge long', 'kg', [1100, 1350], [10, 90])],
    facts: ['Un piment fort et parfumé, cueilli bien mûr.', 'Fruits lisses, sans tache, triés à la récolte.'],
    uses: ['Frais, écrasé ou en purée avec de l’huile.', 'Mettez des gants si vous en coupez beaucoup.'],
  },
  'piment-vert': {
    offers: [offer('Piment vert frais', 'kg', [1000, 1250], [10, 80])],
    facts: ['Croquant et frais, au piquant franc.', 'Cueilli jeune, avec sa queue, pour mieux se garder.'],
    uses: ['Entier dans la sauce, il parfume sans brûler.', 'Une semaine au frais, dans un linge.'],
  },
  'piment-jaune': {
    offers: [offer('Piment antillais', 'kg', [1400, 1700], [8, 60])],
    facts: [
      'Le petit piment rond qui embaume toute la cuisine.',
      'Jaunes et rouges mêlés, cueillis à maturité.',
    ],
    uses: ['Un seul suffit pour une marmite.', 'Pilé avec ail et gingembre pour le poisson braisé.'],
  },
  'piment-sec': {
    offers: [offer('Piment sec en poudre', 'kg', [2800, 3400], [5, 40])],
    facts: [
      'Séché au soleil sur claies, puis moulu fin.',
      'Rien d’autre que du piment : ni sel, ni colorant.',
    ],
    uses: ['Pour relever le choukouya et les grillades.', 'Bien fermé, il garde sa force un an.'],
  },
  poivron: {
    offers: [offer('Poivron vert', 'kg', [1000, 1250], [12, 100])],
    facts: ['Chair épaisse et croquante, calibre régulier.', 'Cultivé sous filet, à l’abri des insectes.'],
    uses: ['En brochettes, en salade ou farci.', 'Lavez-le juste avant de le couper.'],
  },
  oignon: {
    offers: [
      offer('Oignon jaune', 'kg', [600, 750], [60, 500]),
      offer('Oignon, sac de 25 kg', 'sac', [15000, 17500], [4, 40]),
    ],
    facts: ['Bulbes secs et fermes, de bonne conservation.', 'Oignons séchés trois semaines avant la vente.'],
    uses: ['La base de toutes les sauces.', 'Suspendus au sec, ils tiennent deux mois.'],
  },
  'oignon-violet': {
    offers: [offer('Oignon violet de Galmi', 'kg', [700, 850], [40, 350])],
    facts: [
      'Plus doux et plus sucré, à la belle robe violette.',
      'Cultivé en saison sèche sur les terres légères du Nord.',
    ],
    uses: ['Cru en salade, avec l’attiéké ou le poisson.', 'À garder dans un filet, à l’ombre.'],
  },
  ciboule: {
    offers: [offer('Oignon vert (ciboule)', 'botte', [150, 250], [20, 150])],
    facts: [
      'Bottes coupées le matin, feuilles droites et bulbes blancs.',
      'Arrosée soir et matin, sans traitement.',
    ],
    uses: ['Ciselée sur le poisson, l’omelette ou la salade.', 'Trois jours au frais, les pieds dans l’eau.'],
  },
  ail: {
    offers: [offer('Ail local', 'kg', [2300, 2800], [8, 60])],
    facts: ['Petites gousses très parfumées, bien sèches.', 'Un ail de saison sèche, tressé puis trié.'],
    uses: ['Pilé avec le gingembre pour toutes les marinades.', 'À garder au sec et à l’air.'],
  },
  carotte: {
    offers: [
      offer('Carottes', 'kg', [900, 1100], [20, 180]),
      offer('Carottes, sac de 20 kg', 'sac', [17000, 20000], [2, 15]),
    ],
    facts: [
      'Carottes tendres et sucrées, lavées à l’eau claire.',
      'Semées en terre sableuse : elles sont droites et fines.',
    ],
    uses: ['Râpées, en jus ou dans le ragoût.', 'Coupez les fanes : elles se garderont mieux.'],
  },
  concombre: {
    offers: [offer('Concombre', 'kg', [450, 550], [25, 220])],
    facts: [
      'Croquant et plein d’eau, cueilli jeune.',
      'Palissé sur filet : les fruits sont propres et droits.',
    ],
    uses: ['En salade avec un filet de citron.', 'Cinq jours au frais.'],
  },
  chou: {
    offers: [offer('Chou pommé', 'pièce', [500, 700], [20, 150], 1500)],
    facts: ['Des pommes serrées et lourdes, d’un vert tendre.', 'Environ un kilo et demi la pièce.'],
    uses: ['En salade, en soupe ou farci.', 'Il se garde deux semaines entier.'],
  },
  laitue: {
    offers: [offer('Laitue', 'pièce', [250, 350], [15, 120], 350)],
    facts: [
      'Feuilles tendres et frisées, coupées à l’aube.',
      'Lavée une première fois à l’eau de puits contrôlée.',
    ],
    uses: ['Rincez de nouveau avant la salade.', 'À manger le jour même ou le lendemain.'],
  },
  'feuilles-patate': {
    offers: [offer('Feuilles de patate', 'botte', [150, 250], [20, 160])],
    facts: ['Jeunes pousses tendres, cueillies le matin.', 'Grosses bottes, sans tiges dures.'],
    uses: ['Pour la sauce feuille, avec de l’huile rouge.', 'À cuisiner dans les deux jours.'],
  },
  'feuilles-manioc': {
    offers: [offer('Feuilles de manioc', 'botte', [200, 300], [15, 100])],
    facts: ['Le haut des plants seulement, pour la tendresse.', 'Cueillies à la commande.'],
    uses: [
      'À piler et à bien cuire, avec de la pâte d’arachide.',
      'Elles se congèlent très bien une fois pilées.',
    ],
  },
  epinard: {
    offers: [offer('Épinards locaux', 'botte', [150, 250], [20, 140])],
    facts: [
      'Larges feuilles vert foncé, sans fleurs.',
      'Coupées au couteau, elles repoussent : rien n’est perdu.',
    ],
    uses: ['En sauce, en omelette ou avec du riz.', 'Trois jours au frais dans un torchon humide.'],
  },
  oseille: {
    offers: [offer('Feuilles d’oseille (dah)', 'botte', [150, 250], [15, 120])],
    facts: ['Une feuille acidulée, cueillie avant la fleur.', 'Cultivée entre les rangs de maïs.'],
    uses: ['Pour relever la sauce et le poisson.', 'Blanchissez-la si vous la voulez plus douce.'],
  },
  persil: {
    offers: [offer('Persil', 'botte', [150, 250], [15, 120])],
    facts: ['Persil frisé très parfumé.', 'Petites planches ombragées, arrosées matin et soir.'],
    uses: ['À ciseler au dernier moment.', 'Une semaine dans un verre d’eau.'],
  },
  menthe: {
    offers: [offer('Menthe fraîche', 'botte', [150, 250], [15, 100])],
    facts: ['Tiges fraîches au parfum vif.', 'Coupée après la rosée, jamais sous le soleil.'],
    uses: ['Pour le thé, les jus et le bissap.', 'Les pieds dans l’eau, elle tient cinq jours.'],
  },
  'haricot-vert': {
    offers: [offer('Haricots verts extra-fins', 'kg', [1300, 1600], [10, 80])],
    facts: ['Fins, sans fil, cueillis à la main.', 'Récolte tous les deux jours en saison fraîche.'],
    uses: ['Huit minutes à l’eau bouillante, pas plus.', 'À garder au frais, quatre jours.'],
  },
  courgette: {
    offers: [offer('Courgettes', 'kg', [700, 850], [15, 120])],
    facts: ['Jeunes et fermes, à la peau fine.', 'Cueillies petites, quand elles ont le plus de goût.'],
    uses: ['Sautées, en gratin ou dans le couscous.', 'Inutile de les éplucher.'],
  },
  courge: {
    offers: [offer('Courge (giraumon)', 'kg', [350, 450], [20, 160])],
    facts: ['Chair orange, dense et sucrée.', 'Mûrie au champ, la queue bien sèche.'],
    uses: ['En soupe, en purée ou en beignets.', 'Entière, elle se garde deux mois.'],
  },
  pasteque: {
    offers: [offer('Pastèque', 'pièce', [1200, 2000], [10, 120], 4500)],
    facts: [
      'Rouge et sucrée, de trois à cinq kilos.',
      'Récoltée quand la vrille est sèche : elle est mûre à point.',
    ],
    uses: ['Bien fraîche, ou en jus avec du citron vert.', 'Entamée, couvrez-la et gardez-la au frais.'],
  },
  citron: {
    offers: [offer('Citrons', 'kg', [600, 800], [20, 150])],
    facts: ['Citrons à peau fine, très juteux.', 'Jaunes et verts, cueillis sur des arbres jamais traités.'],
    uses: ['Pour les marinades, le jus et le thé.', 'Roulez-les sur la table avant de les presser.'],
  },
  gingembre: {
    offers: [offer('Gingembre frais', 'kg', [900, 1150], [20, 160])],
    facts: ['Rhizomes charnus et très parfumés.', 'Lavé et brossé, de la dernière récolte.'],
    uses: ['Pour le gnamankoudji et les marinades.', 'Il se congèle entier et se râpe encore gelé.'],
  },
  betterave: {
    offers: [offer('Betteraves rouges', 'kg', [1000, 1250], [10, 70])],
    facts: [
      'Racines jeunes, à la chair tendre et sucrée.',
      'Livrées avec un bout de fane, signe de fraîcheur.',
    ],
    uses: ['Cuites en salade ou crues en jus.', 'Une heure de cuisson dans leur peau.'],
  },
} as const satisfies Kinds<string>
