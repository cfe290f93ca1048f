import type { faceProposals, vendors } from '#database/schema/accounts.ts'
import type { AlbumScene } from '../pictures/draw-album-picture.ts'
import type { Sitter } from '../pictures/draw-portrait.ts'
import type { DemoPictures } from '../pictures/store-demo-pictures.ts'
import { drawnFace } from './drawn-faces.ts'
import type { Vendor } from './make-vendors.ts'

type Face = {
  since: number
  methods: readonly string[]
  /** How many of the methods, from the first, an administrator has verified. */
  certified: number
  sitter: Sitter
  cover: AlbumScene
  story: string
}

/** The producers who have presented themselves, by business; the others have sent pictures at most. */
const faces: Readonly<Record<string, Face>> = {
  'Les Jardins d’Akissi': {
    since: 2009,
    methods: ['Arrosage goutte à goutte', 'Fumier et compost de la ferme', 'Cueilli à la main'],
    certified: 2,
    sitter: 'woman-farmer',
    cover: 'irrigation',
    story:
      'Je suis revenue d’Abidjan en 2009 pour reprendre les deux hectares de ma mère. Nous étions trois, nous sommes quatorze, et la ferme en fait huit.\n\nL’eau vient du forage, goutte à goutte : en saison sèche, nos tomates boivent trois fois moins qu’avant. Les volailles donnent le fumier, les planches donnent les légumes, et rien ne part à la décharge.\n\nNous cueillons avant six heures. Ce que vous recevez le matin était encore sur pied la veille.',
  },
  'Ferme Bonikro': {
    since: 1987,
    methods: ['Sans engrais chimique', 'Semences de la ferme'],
    certified: 1,
    sitter: 'man-farmer',
    cover: 'yam-harvest',
    story:
      'Mon grand-père a ouvert ces champs, mon père y a planté le kponan, et c’est encore lui que l’on vient chercher de loin. Nous gardons nos semenceaux d’une année sur l’autre : cette igname-là n’a jamais quitté le village.\n\nLes buttes sont faites à la main. C’est long, mais la chair reste ferme.',
  },
  'Ferme avicole Le Bélier': {
    since: 2014,
    methods: ['Élevage en plein air', 'Sans antibiotique'],
    certified: 2,
    sitter: 'young-man-farmer',
    cover: 'poultry-house',
    story:
      'Six mille pondeuses, trois poulaillers et un vétérinaire qui passe chaque semaine. J’ai commencé avec deux cents poussins dans la cour de ma tante ; elle tient toujours les comptes.',
  },
  'SCOOPS Wandé': {
    since: 2011,
    methods: ['Sans pesticide', 'Cueilli à la main'],
    certified: 0,
    sitter: 'woman-headscarf',
    cover: 'meeting',
    story:
      'Nous sommes trente-deux femmes au bord du barrage. Avant, chacune vendait son oignon au bord de la route, au prix du camion qui passait. Maintenant nous le trions, nous le séchons et nous fixons le prix ensemble.',
  },
  'Les Vergers de Lataha': {
    since: 1968,
    methods: ['Cueilli à la main'],
    certified: 1,
    sitter: 'young-farmer',
    cover: 'harvest',
    story:
      'Les plus vieux manguiers ont l’âge de mon père. Nous les taillons bas pour cueillir sans échelle : une mangue qui ne tombe pas se garde quatre jours de plus.',
  },
  'Attiéké de Nana Adjoua': {
    since: 2003,
    methods: ['Semences de la ferme'],
    certified: 0,
    sitter: 'woman-farmer',
    cover: 'market',
    story:
      'Le manioc est râpé, fermenté, pressé et roulé ici, par six femmes de la même famille. L’attiéké part le jour où il est cuit.',
  },
  'Le Panier de Tanou': {
    since: 2018,
    methods: ['Sans pesticide'],
    certified: 0,
    sitter: 'young-farmer',
    cover: 'nursery',
    story: '',
  },
}

/** Who has written of itself and awaits the administration. */
const awaiting = 'Riz des Dix-Huit Montagnes'

/** What visitors see of a producer who has presented itself. */
export function faceOf(
  { producer, vendor: { businessName } }: Vendor,
  pictures: Pick<DemoPictures, 'ofScene' | 'ofSitter'>,
): Partial<typeof vendors.$inferInsert> {
  const face = faces[businessName]
  if (businessName === awaiting || producer.status !== 'approved') return {}
  if (!face) {
    const { sitter, cover } = drawnFace(producer)
    return { portraitId: pictures.ofSitter(sitter).id, coverId: pictures.ofScene(cover, 1).id }
  }
  const { since, methods, certified, sitter, cover, story } = face
  return {
    since,
    story,
    methods: [...methods],
    certifiedMethods: methods.slice(0, certified),
    portraitId: pictures.ofSitter(sitter).id,
    coverId: pictures.ofScene(cover, 0).id,
  }
}

/** What one of them has written since, to be judged. */
export function makeFaceProposals(
  vendors: readonly Vendor[],
  pictures: Pick<DemoPictures, 'ofScene' | 'ofSitter'>,
  proposedAt: Date,
): (typeof faceProposals.$inferInsert)[] {
  return vendors
    .filter(({ vendor: { businessName } }) => businessName === awaiting)
    .map(({ vendor: { id: vendorId, businessName } }) => ({
      vendorId,
      businessName,
      description: 'Un riz de bas-fond et de montagne, étuvé et décortiqué chez nous.',
      story:
        'La rizerie est à nous depuis cinq ans. Nous décortiquons le lundi et le jeudi, et le riz part le lendemain.',
      since: 2016,
      methods: ['Semences de la ferme'],
      portraitId: pictures.ofSitter('man-farmer').id,
      coverId: pictures.ofScene('storage', 0).id,
      proposedAt,
    }))
}
