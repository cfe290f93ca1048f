import { type Kinds, offer } from './offer.ts'

/** Cereals, pulses, oil seeds and what is made of them. */
export const grainsAndSeeds = {
  attieke: {
    offers: [
      offer('Attiéké frais', 'kg', [450, 550], [30, 200]),
      offer('Attiéké Abodjama, gros grains', 'kg', [600, 750], [20, 120]),
    ],
    facts: [
      'Préparé le matin même : grains bien détachés, légèrement acidulés.',
      'Semoule de manioc cuite à la vapeur par un groupement de femmes.',
    ],
    uses: [
      'Avec du poisson braisé, de la tomate et de l’oignon.',
      'À garder au frais et à consommer dans les quatre jours.',
    ],
  },
  gari: {
    offers: [
      offer('Gari fin', 'kg', [550, 650], [30, 200]),
      offer('Gari, sac de 25 kg', 'sac', [13500, 15500], [3, 25]),
    ],
    facts: [
      'Semoule de manioc râpée, pressée et grillée au feu de bois.',
      'Un gari sec et croustillant, tamisé deux fois.',
    ],
    uses: [
      'Avec des haricots, en beignets ou dans l’eau fraîche sucrée.',
      'Se conserve six mois dans un bocal fermé.',
    ],
  },
  'farine-manioc': {
    offers: [offer('Farine de manioc', 'kg', [500, 650], [20, 150])],
    facts: [
      'Farine blanche et fine, sans gluten, moulue à la ferme.',
      'Manioc séché au soleil sur claies propres, puis tamisé.',
    ],
    uses: ['Pour le foutou, les crêpes et les gâteaux.', 'À garder au sec, bien fermée.'],
  },
  'mais-frais': {
    offers: [
      offer('Maïs frais en épis', 'pièce', [100, 150], [80, 500]),
      offer('Maïs doux en épis', 'kg', [400, 500], [30, 200]),
    ],
    facts: [
      'Épis cueillis le matin, grains tendres et laiteux.',
      'Livrés dans leurs feuilles pour garder toute leur fraîcheur.',
    ],
    uses: ['Braisé au charbon ou bouilli avec du sel.', 'Meilleur le jour même : les sucres tournent vite.'],
  },
  'mais-grain': {
    offers: [
      offer('Maïs grain jaune', 'kg', [275, 325], [100, 900]),
      offer('Maïs grain, sac de 100 kg', 'sac', [26000, 30000], [5, 50]),
    ],
    facts: [
      'Grain sec, vanné et trié, à moins de 13 % d’humidité.',
      'Récolte de l’année, stockée en magasin aéré.',
    ],
    uses: [
      'Pour la bouillie, le tô, ou l’alimentation de vos volailles.',
      'À conserver au sec, à l’abri des charançons.',
    ],
  },
  'farine-mais': {
    offers: [offer('Farine de maïs', 'kg', [400, 500], [30, 200])],
    facts: ['Mouture fine de maïs jaune, sans son.', 'Moulue chaque semaine en petite quantité.'],
    uses: ['Pour le kabato, la bouillie du matin et les galettes.', 'À utiliser dans les deux mois.'],
  },
  'riz-local': {
    offers: [
      offer('Riz local blanc', 'kg', [600, 675], [80, 700]),
      offer('Riz local, sac de 25 kg', 'sac', [15000, 16500], [5, 60]),
      offer('Riz de montagne de Man', 'kg', [700, 800], [40, 250]),
    ],
    facts: [
      'Un riz parfumé, récolté et décortiqué dans la région.',
      'Grains entiers, triés à la main, moins de 5 % de brisures.',
    ],
    uses: ['Il gonfle bien et reste léger, avec toutes les sauces.', 'Rincez une fois et cuisez à couvert.'],
  },
  'riz-etuve': {
    offers: [
      offer('Riz étuvé', 'kg', [650, 750], [50, 400]),
      offer('Riz étuvé, sac de 25 kg', 'sac', [16000, 18000], [4, 30]),
    ],
    facts: [
      'Étuvé à la vapeur avant d’être décortiqué : il garde ses vitamines.',
      'Préparé par une coopérative de femmes.',
    ],
    uses: ['Ne colle pas, même réchauffé.', 'Le riz préféré pour le riz au gras.'],
  },
  mil: {
    offers: [offer('Mil', 'kg', [450, 550], [40, 250])],
    facts: ['Petit mil du Nord, battu et vanné avec soin.', 'Grain sec et propre, prêt à moudre.'],
    uses: [
      'Pour la bouillie, le dèguè et le couscous de mil.',
      'Une céréale nourrissante, bonne pour toute la famille.',
    ],
  },
  sorgho: {
    offers: [offer('Sorgho rouge', 'kg', [400, 500], [40, 250])],
    facts: [
      'Sorgho cultivé sans irrigation, récolté en novembre.',
      'Grains rouges, bien secs, sans poussière.',
    ],
    uses: ['Pour le tô, la bouillie ou le grain des pintades.', 'Se garde un an au sec.'],
  },
  fonio: {
    offers: [offer('Fonio précuit', 'kg', [1400, 1700], [10, 80])],
    facts: [
      'La plus fine des céréales, lavée, sans sable, précuite à la vapeur.',
      'Un grain ancien, cultivé par quelques familles du Nord.',
    ],
    uses: ['Prêt en dix minutes, avec une sauce ou en salade.', 'Très digeste et naturellement sans gluten.'],
  },
  'arachide-coque': {
    offers: [offer('Arachide en coque', 'kg', [500, 650], [40, 300])],
    facts: ['Gousses pleines, séchées au soleil sur la bâche.', 'Arachides de la dernière récolte, triées.'],
    uses: ['Bouillies au sel ou grillées à la poêle.', 'À garder en sac de toile, jamais en plastique.'],
  },
  'arachide-decortiquee': {
    offers: [
      offer('Arachide décortiquée', 'kg', [1100, 1300], [30, 250]),
      offer('Arachide décortiquée, sac de 25 kg', 'sac', [27000, 31000], [3, 20]),
    ],
    facts: ['Graines roses, entières et calibrées.', 'Décortiquées à la demande pour éviter le rance.'],
    uses: ['Pour la sauce arachide ou à grenailler.', 'À conserver dans un bocal fermé, au frais.'],
  },
  'pate-arachide': {
    offers: [offer('Pâte d’arachide, pot de 500 g', 'pièce', [1000, 1300], [15, 90])],
    facts: [
      'Cent pour cent arachide grillée, sans sucre ni huile ajoutée.',
      'Moulue sur pierre, lisse et parfumée.',
    ],
    uses: [
      'Une cuillère suffit pour lier la sauce.',
      'Mélangez avant usage : l’huile remonte naturellement.',
    ],
  },
  niebe: {
    offers: [offer('Haricot niébé', 'kg', [800, 950], [30, 250])],
    facts: ['Niébé blanc à œil noir, qui cuit vite.', 'Grains triés, conservés sans produit chimique.'],
    uses: ['En ragoût, en beignets ou avec du gari.', 'Faites tremper une heure avant la cuisson.'],
  },
  'haricot-rouge': {
    offers: [offer('Haricot rouge sec', 'kg', [900, 1100], [30, 200])],
    facts: ['Haricots charnus à la peau fine.', 'Séchés sur pied puis triés à la main.'],
    uses: ['À mijoter longuement avec tomate et oignon.', 'Laissez tremper une nuit.'],
  },
  sesame: {
    offers: [offer('Sésame blanc', 'kg', [1000, 1250], [20, 120])],
    facts: ['Graines claires, lavées et séchées.', 'Sésame du Nord, à l’arôme délicat.'],
    uses: ['À griller pour les biscuits et les sauces.', 'Dans un bocal fermé, il se garde un an.'],
  },
  'graine-de-palme': {
    offers: [offer('Graine de palme', 'kg', [350, 450], [40, 250])],
    facts: [
      'Régimes coupés la veille, graines rouges et huileuses.',
      'De petites palmeraies de village, sans engrais.',
    ],
    uses: ['Pour une sauce graine onctueuse.', 'À cuire dans les trois jours.'],
  },
  'huile-rouge': {
    offers: [offer('Huile rouge de palme', 'litre', [1000, 1250], [20, 150])],
    facts: [
      'Pressée à la main, filtrée deux fois, d’un beau rouge.',
      'Huile artisanale non raffinée, au goût de fruit.',
    ],
    uses: ['Pour les sauces, le niébé et l’attiéké.', 'Elle fige sous 24 °C : c’est normal, tiédissez-la.'],
  },
} as const satisfies Kinds<string>
