import { type Kinds, offer } from './offer.ts'

/** Roots, plantains and fruits. */
export const staples = {
  'igname-kponan': {
    offers: [
      offer('Igname kponan', 'kg', [550, 650], [40, 400]),
      offer('Igname kponan, sac de 50 kg', 'sac', [26000, 30000], [4, 40]),
    ],
    facts: [
      'L’igname la plus recherchée : chair blanche, fine et parfumée.',
      'Tubercules longs et sains, déterrés avec soin pour ne pas les blesser.',
    ],
    uses: [
      'Parfaite en foutou bien lisse, elle est aussi délicieuse bouillie ou en frites.',
      'Se garde un mois dans un endroit sec et aéré.',
    ],
  },
  'igname-bete-bete': {
    offers: [
      offer('Igname bètè-bètè', 'kg', [350, 450], [60, 500]),
      offer('Igname bètè-bètè, sac de 50 kg', 'sac', [17000, 20000], [4, 30]),
    ],
    facts: [
      'Une igname ronde et généreuse, à la chair ferme.',
      'Variété de bonne garde, récoltée à pleine maturité.',
    ],
    uses: [
      'Idéale pour le ragoût et l’igname pilée de tous les jours.',
      'Elle tient bien à la cuisson et ne se défait pas dans la sauce.',
    ],
  },
  'igname-florido': {
    offers: [offer('Igname florido', 'kg', [400, 500], [50, 350])],
    facts: [
      'Tubercules réguliers, faciles à éplucher, à la chair jaune pâle.',
      'Une variété productive, triée une à une avant la vente.',
    ],
    uses: [
      'Très bonne en ragoût ou braisée avec une sauce au piment.',
      'À conserver à l’ombre, sans la laver.',
    ],
  },
  manioc: {
    offers: [
      offer('Manioc frais', 'kg', [250, 325], [80, 600]),
      offer('Manioc doux, sac de 60 kg', 'sac', [14500, 17500], [5, 30]),
    ],
    facts: [
      'Racines arrachées la veille de l’envoi, à la chair bien blanche.',
      'Manioc doux sans fibres dures, cultivé en butte.',
    ],
    uses: [
      'Pour l’attiéké, le placali ou simplement bouilli au petit déjeuner.',
      'À cuisiner dans les trois jours, ou à éplucher et congeler.',
    ],
  },
  taro: {
    offers: [offer('Taro (macabo)', 'kg', [500, 650], [20, 160])],
    facts: [
      'Taro de bas-fond à la chair violacée et fondante.',
      'Tubercules brossés, sans terre, de taille moyenne.',
    ],
    uses: [
      'En foufou, en soupe ou frit en tranches.',
      'Une bonne alternative à l’igname en saison des pluies.',
    ],
  },
  'patate-douce': {
    offers: [
      offer('Patate douce à chair orange', 'kg', [350, 450], [40, 300]),
      offer('Patate douce rouge', 'kg', [300, 400], [40, 300]),
    ],
    facts: [
      'Une patate sucrée et nourrissante, riche en vitamine A.',
      'Récoltée mûre puis séchée deux jours à l’ombre.',
    ],
    uses: [
      'En frites, en purée ou cuite sous la braise.',
      'Les enfants l’aiment bouillie avec un peu de beurre.',
    ],
  },
  'banane-plantain-verte': {
    offers: [
      offer('Banane plantain verte', 'kg', [500, 650], [50, 400]),
      offer('Banane plantain, régime entier', 'régime', [4500, 6000], [5, 40], 12_000),
    ],
    facts: [
      'Doigts longs et bien pleins, coupés au bon stade.',
      'Plantain de plantation familiale, sans coup ni tache.',
    ],
    uses: [
      'Pour le foutou banane, les chips ou le kédjénou.',
      'Laissez mûrir trois à cinq jours pour faire de l’alloco.',
    ],
  },
  'banane-plantain-mure': {
    offers: [offer('Banane plantain mûre pour alloco', 'kg', [600, 750], [20, 150])],
    facts: [
      'Mûrie sur pied puis à l’ombre, jaune tachetée de noir : c’est le bon moment.',
      'Chair sucrée et tendre, prête à frire.',
    ],
    uses: ['L’alloco du soir, avec du poisson et du piment.', 'À consommer dans les deux jours.'],
  },
  'banane-douce': {
    offers: [
      offer('Banane douce', 'kg', [350, 450], [30, 250]),
      offer('Petites bananes sucrées', 'kg', [450, 550], [20, 120]),
    ],
    facts: [
      'Bananes de table parfumées, livrées encore fermes.',
      'Mains entières, sans traitement après la récolte.',
    ],
    uses: [
      'Au goûter, en salade de fruits ou en beignets.',
      'Elles finissent de mûrir en deux jours sur la table.',
    ],
  },
  mangue: {
    offers: [
      offer('Mangue Kent', 'kg', [500, 700], [30, 300]),
      offer('Mangue Amélie, caisse de 10 kg', 'caisse', [4500, 6000], [5, 40]),
    ],
    facts: [
      'Une mangue juteuse, sans fibres, cueillie à la main.',
      'Fruits mûris sur l’arbre, d’un vieux verger du village.',
    ],
    uses: [
      'À manger bien fraîche, ou en jus avec un peu de citron.',
      'Se garde quatre jours à température ambiante.',
    ],
  },
  avocat: {
    offers: [
      offer('Avocat', 'kg', [700, 900], [20, 160]),
      offer('Gros avocats, caisse de 10 kg', 'caisse', [6500, 8500], [4, 25]),
    ],
    facts: [
      'Chair crémeuse et peu d’eau : des avocats qui tiennent au corps.',
      'Cueillis un par un, avec leur queue, pour mieux se garder.',
    ],
    uses: [
      'En salade, en entrée ou écrasé sur du pain.',
      'Pour le faire mûrir, posez-le à côté d’une banane.',
    ],
  },
  ananas: {
    offers: [
      offer('Ananas pain de sucre', 'pièce', [500, 750], [20, 200], 1200),
      offer('Ananas Cayenne lisse', 'pièce', [600, 900], [20, 160], 1800),
    ],
    facts: ['Un ananas très sucré, presque sans acidité.', 'Coupé le matin, livré avec sa couronne.'],
    uses: ['Nature, en jus ou grillé avec du poulet.', 'Il est mûr quand une feuille du cœur se détache.'],
  },
  papaye: {
    offers: [
      offer('Papaye solo', 'kg', [400, 550], [20, 140]),
      offer('Papaye', 'pièce', [600, 1000], [10, 80], 1500),
    ],
    facts: [
      'Chair orange et fondante, au parfum délicat.',
      'Papayes calibrées, emballées dans du papier pour ne pas se blesser.',
    ],
    uses: ['Au petit déjeuner avec un filet de citron.', 'Verte, elle se cuisine râpée en salade.'],
  },
  orange: {
    offers: [
      offer('Oranges à jus', 'kg', [350, 450], [40, 300]),
      offer('Mandarines', 'kg', [500, 650], [20, 150]),
    ],
    facts: [
      'Des fruits gorgés de jus, à la peau fine.',
      'Cueillis à maturité, sans cire ni traitement de surface.',
    ],
    uses: [
      'Pressées, il en faut quatre pour un grand verre.',
      'À garder dans un panier aéré, une dizaine de jours.',
    ],
  },
  'noix-de-coco': {
    offers: [
      offer('Noix de coco sèche', 'pièce', [250, 350], [50, 400]),
      offer('Noix de coco, sac de 50', 'sac', [11000, 14000], [3, 20]),
    ],
    facts: [
      'Noix lourdes et pleines, à la chair épaisse.',
      'Des cocotiers du littoral, ramassés chaque semaine.',
    ],
    uses: ['Râpée pour les gâteaux, pressée pour le lait de coco.', 'Se garde plusieurs semaines entière.'],
  },
} as const satisfies Kinds<string>
