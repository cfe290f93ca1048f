import { type Kinds, offer } from './offer.ts'

/** Eggs and birds. */
export const poultryProducts = {
  'oeufs-plateau': {
    offers: [
      offer('Plateau de 30 œufs', 'plateau', [2800, 3200], [15, 150]),
      offer('Plateau de 30 gros œufs', 'plateau', [3200, 3600], [10, 90]),
      offer('Caisse de 12 plateaux d’œufs', 'caisse', [33000, 37000], [2, 15]),
    ],
    facts: [
      'Œufs du jour, ramassés deux fois et mirés un à un.',
      'Poules nourries au maïs et au soja de la région.',
    ],
    uses: [
      'Se gardent trois semaines au frais, pointe en bas.',
      'La date de ponte est écrite sur chaque plateau.',
    ],
  },
  'oeufs-pintade': {
    offers: [offer('Œufs de pintade, plateau de 30', 'plateau', [3500, 4200], [4, 30])],
    facts: ['Coquille épaisse, jaune généreux et goût prononcé.', 'Pintades élevées en plein air.'],
    uses: ['Excellents durs, en salade.', 'Leur coquille solide les garde longtemps.'],
  },
  'oeufs-caille': {
    offers: [offer('Œufs de caille, plateau de 30', 'plateau', [1800, 2200], [8, 60])],
    facts: ['De petits œufs tachetés, très frais.', 'Ramassés chaque matin et livrés dans leur plateau.'],
    uses: ['Trois minutes de cuisson, et c’est prêt.', 'Appréciés des enfants et à l’apéritif.'],
  },
  'oeufs-cane': {
    offers: [offer('Œufs de cane, plateau de 30', 'plateau', [3800, 4500], [3, 20])],
    facts: ['Gros œufs à la coquille nacrée, riches et onctueux.', 'Canes élevées au bord de l’eau.'],
    uses: ['Recherchés pour la pâtisserie.', 'À cuire à cœur.'],
  },
  'poulet-chair': {
    offers: [
      offer('Poulet de chair vivant', 'pièce', [3300, 3800], [15, 150]),
      offer('Poulet de chair, lot de 5', 'caisse', [16000, 18500], [3, 25]),
    ],
    facts: [
      'Poulets de 45 jours, de deux kilos environ, vaccinés.',
      'Élevés au sol sur litière propre, en petites bandes.',
    ],
    uses: ['Livrés vivants, ou plumés sur demande.', 'Braisé ou en kédjénou, la chair reste tendre.'],
  },
  'poulet-africain': {
    offers: [offer('Poulet africain (bicyclette)', 'pièce', [4700, 5500], [8, 70])],
    facts: [
      'Le vrai poulet de village : chair ferme, goût inimitable.',
      'Élevé en liberté pendant six mois, nourri au grain.',
    ],
    uses: ['À mijoter doucement, en kédjénou ou en sauce claire.', 'Comptez une bonne heure de cuisson.'],
  },
  'pondeuse-reforme': {
    offers: [offer('Pondeuse de réforme', 'pièce', [4500, 5200], [10, 120])],
    facts: ['Poules de fin de ponte, bien en chair et saines.', 'Vaccinées et suivies par un vétérinaire.'],
    uses: ['Pour un bouillon riche et les grandes marmites.', 'Chair ferme : laissez mijoter.'],
  },
  coquelet: {
    offers: [offer('Coquelet fermier', 'pièce', [6500, 7500], [6, 50])],
    facts: [
      'Jeunes coqs vigoureux, élevés à l’air libre.',
      'Une chair fine, plus savoureuse que le poulet de chair.',
    ],
    uses: ['Pour les fêtes, rôti ou braisé.', 'Réservez-le quelques jours avant.'],
  },
  poussin: {
    offers: [
      offer('Poussins d’un jour, race chair', 'pièce', [550, 650], [100, 600]),
      offer('Poussins d’un jour, carton de 50', 'caisse', [28000, 32000], [2, 20]),
    ],
    facts: ['Poussins vifs et triés, vaccinés à l’éclosion.', 'Issus de reproducteurs contrôlés.'],
    uses: [
      'Préparez une éleveuse chaude avant leur arrivée.',
      'Nos conseils de démarrage sont donnés à la livraison.',
    ],
  },
  pintade: {
    offers: [offer('Pintade vivante', 'pièce', [6000, 7000], [6, 60])],
    facts: ['Pintades grises de cinq mois, élevées en parcours.', 'Chair brune et délicate, peu grasse.'],
    uses: ['Rôtie, ou en sauce avec des légumes.', 'Très demandée pour les fêtes : pensez à réserver.'],
  },
  caille: {
    offers: [offer('Caille', 'pièce', [1300, 1600], [15, 120])],
    facts: ['Cailles de sept semaines, dodues et tendres.', 'Élevées en volière aérée.'],
    uses: ['Deux par personne, grillées vingt minutes.', 'Livrées prêtes à cuire sur demande.'],
  },
  canard: {
    offers: [offer('Canard de Barbarie', 'pièce', [6500, 7800], [5, 45])],
    facts: ['Canards de trois kilos, élevés près de la mare.', 'Nourris au grain et à la verdure.'],
    uses: ['Braisé, ou en sauce graine.', 'Chair maigre : arrosez pendant la cuisson.'],
  },
  oie: {
    offers: [offer('Oie', 'pièce', [12000, 15000], [2, 15])],
    facts: ['Une belle volaille de quatre à cinq kilos.', 'Élevée lentement, dehors, toute l’année.'],
    uses: ['Pour les grandes tablées.', 'À réserver une semaine avant.'],
  },
  dinde: {
    offers: [offer('Dinde fermière', 'pièce', [18000, 25000], [2, 20])],
    facts: ['Dindes de cinq à sept kilos, élevées en plein air.', 'Nourries au maïs de la ferme.'],
    uses: ['La reine des repas de fin d’année.', 'Trois heures au four, en l’arrosant souvent.'],
  },
  'poulet-pret-a-cuire': {
    offers: [offer('Poulet prêt à cuire', 'kg', [2200, 2600], [10, 80])],
    facts: ['Plumé, vidé et nettoyé le matin de la livraison.', 'Emballé au frais, sans eau ajoutée.'],
    uses: ['Entier ou découpé, dites-le dans les notes de commande.', 'À cuire dans les deux jours.'],
  },
  'poulet-fume': {
    offers: [offer('Poulet fumé', 'pièce', [4800, 5800], [5, 40])],
    facts: ['Fumé lentement au bois d’hévéa, doré et parfumé.', 'Préparé à la ferme, sans conservateur.'],
    uses: ['En sauce arachide ou en salade.', 'Une semaine au frais.'],
  },
} as const satisfies Kinds<string>
