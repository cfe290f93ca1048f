import type { Town } from '../people/towns.ts'
import type { AlbumScene } from '../pictures/draw-album-picture.ts'

type Photo = readonly [scene: AlbumScene, variant: 0 | 1, caption: string]
type AlbumStory = {
  title: string
  description: string
  town: Town
  daysAgo: number
  photos: readonly Photo[]
  /** What the film at its end shows, if there is one. */
  film?: string
}
type PhaseStory = { name: string; description: string; color: string; albums: readonly AlbumStory[] }

/** The programme's four phases, as its albums tell them. */
export const phaseStories: readonly PhaseStory[] = [
  {
    name: 'Phase 1 : sélection et formation',
    description: 'Choisir les bénéficiaires, former les producteurs, poser les règles communes.',
    color: '#166534',
    albums: [
      {
        title: 'Lancement à Azaguié',
        description:
          'Présentation du programme aux villages de l’Agnéby et inscription des premiers candidats.',
        town: 'Azaguié',
        daysAgo: 390,
        photos: [
          ['meeting', 0, 'La salle était pleine dès huit heures'],
          ['ceremony', 0, 'Signature de la charte des producteurs'],
          ['classroom', 0, 'Questions et réponses avec l’équipe'],
        ],
      },
      {
        title: 'Champ-école de Bouaké',
        description: 'Trois jours de pratique : semis en ligne, paillage, lutte contre les ravageurs.',
        town: 'Bouaké',
        daysAgo: 352,
        photos: [
          ['field-training', 0, 'Démonstration au bord de la parcelle'],
          ['classroom', 1, 'Calculer son coût de revient'],
          ['field-training', 1, 'Compter les plants, rang par rang'],
          ['nursery', 0, 'Repiquer sans abîmer la motte'],
        ],
      },
      {
        title: 'Vendre avec son téléphone',
        description: 'Photographier, décrire, répondre à une commande : l’atelier numérique.',
        town: 'Yamoussoukro',
        daysAgo: 318,
        photos: [
          ['phone-training', 0, 'Première fiche produit'],
          ['phone-training', 1, 'On s’entraide entre voisines'],
          ['meeting', 1, 'Bilan de l’atelier'],
        ],
      },
    ],
  },
  {
    name: 'Phase 2 : équipement des exploitations',
    description: 'Eau, semences, machines et bâtiments pour produire toute l’année.',
    color: '#B45309',
    albums: [
      {
        title: 'L’eau arrive à Ferkessédougou',
        description: 'Un château d’eau et deux hectares d’aspersion pour trente jeunes maraîchers.',
        town: 'Ferkessédougou',
        daysAgo: 280,
        photos: [
          ['irrigation', 0, 'Premier essai au lever du jour'],
          ['irrigation', 1, 'Réglage des asperseurs'],
          ['nursery', 1, 'Les plants d’oignon sont prêts'],
        ],
      },
      {
        title: 'Remise des semences',
        description: 'Riz, maïs et niébé de qualité pour la grande saison.',
        town: 'Man',
        daysAgo: 246,
        photos: [
          ['seed-distribution', 0, 'Chaque groupement signe son bon'],
          ['seed-distribution', 1, 'Chargement vers Yéyasso'],
          ['storage', 0, 'Le magasin après la distribution'],
        ],
      },
      {
        title: 'Un tracteur pour quatre villages',
        description: 'Un planning partagé, un mécanicien formé, un tarif connu de tous.',
        town: 'Korhogo',
        daysAgo: 214,
        photos: [
          ['tractor', 0, 'Premier labour à Sinématiali'],
          ['tractor', 1, 'Passage de relais entre chauffeurs'],
          ['yam-harvest', 0, 'Les premières ignames de la parcelle'],
        ],
        film: 'Le tracteur arrive à la parcelle',
      },
    ],
  },
  {
    name: 'Phase 3 : élevage et transformation',
    description: 'Poulaillers modernes, œufs mirés, récoltes triées et bien stockées.',
    color: '#F59E0B',
    albums: [
      {
        title: 'Mille poussins à Anyama',
        description: 'Arrivée, contrôle vétérinaire et installation sous éleveuse.',
        town: 'Anyama',
        daysAgo: 170,
        photos: [
          ['chick-delivery', 0, 'Comptage à l’arrivée'],
          ['chick-delivery', 1, 'Vifs et bien au chaud'],
          ['poultry-house', 0, 'Le poulailler six semaines plus tard'],
        ],
      },
      {
        title: 'La salle de mirage des œufs',
        description: 'Trier, dater, emballer : la qualité se joue ici.',
        town: 'Azaguié',
        daysAgo: 133,
        photos: [
          ['egg-sorting', 0, 'Un œuf, un regard'],
          ['egg-sorting', 1, 'Les plateaux du matin'],
          ['poultry-house', 1, 'Les pondeuses au repos'],
        ],
      },
      {
        title: 'Un magasin commun à Agboville',
        description: 'Pesées publiques et prix affiché pour toute la coopérative.',
        town: 'Agboville',
        daysAgo: 98,
        photos: [
          ['storage', 1, 'La balance est contrôlée chaque mois'],
          ['harvest', 0, 'Livraison des maraîchers'],
          ['meeting', 0, 'Assemblée de la coopérative'],
        ],
      },
    ],
  },
  {
    name: 'Phase 4 : mise en marché',
    description: 'La boutique en ligne, les livraisons et les premiers marchés de producteurs.',
    color: '#10B981',
    albums: [
      {
        title: 'Premières livraisons à Abidjan',
        description: 'Du champ au palier, en moins de deux jours.',
        town: 'Abidjan',
        daysAgo: 66,
        photos: [
          ['delivery', 0, 'Le camion de six heures'],
          ['motorbike-delivery', 0, 'Le dernier kilomètre à moto'],
          ['delivery', 1, 'Une cliente vérifie sa caisse'],
        ],
      },
      {
        title: 'Le marché des producteurs',
        description: 'Un samedi par mois, les vendeurs rencontrent leurs clients.',
        town: 'Yamoussoukro',
        daysAgo: 34,
        photos: [
          ['market', 0, 'L’étal des maraîchers'],
          ['market', 1, 'On goûte avant d’acheter'],
          ['ceremony', 1, 'Prix du plus bel étal'],
        ],
      },
      {
        title: 'La récolte de la semaine',
        description: 'Tomates, ignames et sourires : la saison est belle.',
        town: 'Bouaké',
        daysAgo: 9,
        photos: [
          ['harvest', 1, 'Cueillette du matin'],
          ['yam-harvest', 1, 'Les kponan de Bonikro'],
          ['motorbike-delivery', 1, 'Direction la gare'],
        ],
      },
    ],
  },
]

export type ActivityStory = {
  title: string
  description: string
  town: Town
  /** Days from now, negative in the past. */
  from: number
  to: number
  photos: readonly (readonly [AlbumScene, 0 | 1])[]
}

/** What the programme did, does and will do. */
export const activityStories: readonly ActivityStory[] = [
  {
    title: 'Foire des produits de fin d’année',
    description:
      'Volailles, ignames et légumes des fêtes : vingt producteurs d’AMIC vous attendent, avec dégustations et démonstrations.',
    town: 'Abidjan',
    from: 18,
    to: 20,
    photos: [
      ['market', 1],
      ['ceremony', 1],
    ],
  },
  {
    title: 'Formation : conduire une pondeuse de A à Z',
    description: 'Alimentation, prophylaxie et tenue du cahier d’élevage, pour quinze nouveaux éleveurs.',
    town: 'Anyama',
    from: 9,
    to: 12,
    photos: [
      ['poultry-house', 1],
      ['egg-sorting', 0],
    ],
  },
  {
    title: 'Campagne d’irrigation de saison sèche',
    description:
      'Installation de goutte-à-goutte chez dix-huit maraîchers et suivi hebdomadaire des parcelles.',
    town: 'Agboville',
    from: -24,
    to: 55,
    photos: [
      ['irrigation', 1],
      ['nursery', 1],
    ],
  },
  {
    title: 'Récolte et collecte des ignames précoces',
    description: 'Tri au champ, pesée publique et départ des camions deux fois par semaine.',
    town: 'Bouaké',
    from: -15,
    to: 30,
    photos: [
      ['yam-harvest', 0],
      ['storage', 1],
    ],
  },
  {
    title: 'Ateliers « Ma boutique en ligne »',
    description:
      'Photographier ses produits, répondre aux commandes, suivre ses paiements, téléphone en main.',
    town: 'Korhogo',
    from: -6,
    to: 14,
    photos: [
      ['phone-training', 0],
      ['classroom', 1],
    ],
  },
  {
    title: 'Marché des producteurs de Yamoussoukro',
    description: 'Une journée de vente directe, trente-deux étals et plus de mille visiteurs.',
    town: 'Yamoussoukro',
    from: -34,
    to: -34,
    photos: [
      ['market', 0],
      ['delivery', 0],
    ],
  },
  {
    title: 'Remise de matériel aux rizicultrices',
    description: 'Décortiqueuse, bâches de séchage et sacs pour deux groupements de femmes.',
    town: 'Man',
    from: -71,
    to: -70,
    photos: [
      ['seed-distribution', 1],
      ['ceremony', 0],
    ],
  },
  {
    title: 'Vaccination des volailles villageoises',
    description: 'Neuf villages, quatre mille volailles et un carnet de santé pour chaque élevage.',
    town: 'Daloa',
    from: -110,
    to: -104,
    photos: [
      ['poultry-house', 0],
      ['chick-delivery', 1],
    ],
  },
]
