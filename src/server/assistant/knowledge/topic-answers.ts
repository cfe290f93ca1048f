import { paths } from '#contract/paths.ts'
import { phoneHours, teamHours } from '#contract/site/facts.ts'
import type { ShopSettings } from '../../settings/public.ts'
import { links } from '../links.ts'
import type { Link, Part } from '../part.ts'
import { namesTopic } from '../understanding/read-topics.ts'
import type { Topic } from '../understanding/topics.ts'
import { findPassages, type Passage, type Search } from './passages.ts'

export type SiteFacts = { settings: ShopSettings; passages: readonly Passage[] }

type TopicSource = {
  /** Introduction; contains no facts, or only those that this program guarantees. */
  lead?: string
  /** Passage to quote from the site's pages. */
  search?: Search
  /** Facts from the configuration and the screens. */
  facts?: (site: SiteFacts) => string
  links: readonly Link[]
}

const phoneLine = ({ settings }: SiteFacts): string =>
  `Téléphone : ${settings.phone} (${phoneHours(settings).toLowerCase()})`

const contactLines = (site: SiteFacts): string =>
  [
    phoneLine(site),
    `E-mail : ${site.settings.email} ou ${site.settings.supportEmail}`,
    `Adresse : ${site.settings.address}`,
  ].join('\n')

const askTheTeam = 'Notre équipe vous répond par la page Contact.'

/** All topics but orders and pickup points, which are answered from the database. */
type StaticTopic = Exclude<Topic, 'order_status' | 'pickup'>

/** Where the answer to each of these topics comes from. */
const topicSources: Record<StaticTopic, TopicSource> = {
  greeting: { lead: 'Bonjour ! Que cherchez-vous ?', links: [] },
  thanks: { lead: 'Avec plaisir !', links: [] },
  goodbye: { lead: 'Au revoir, et à bientôt !', links: [] },
  identity: {
    lead: 'Je suis l’assistant d’AMIC, un programme : je réponds d’après les pages du site et le catalogue. Pour parler à une personne, utilisez la page Contact.',
    links: [links.contact],
  },
  help: {
    lead: 'Je peux chercher un produit par nom, prix ou région, vous dire comment se passent la livraison et le paiement, et, si vous êtes connecté, où en est votre commande.',
    links: [links.shop()],
  },
  delivery: {
    search: {
      pages: ['services', 'cgv', 'about', 'home'],
      about: ['livrons', 'livraison', 'domicile', 'gratuit'],
    },
    links: [links.services, links.salesConditions],
  },
  delivery_price: {
    search: { pages: ['services', 'cgv'], about: ['gratuit'], most: 1 },
    links: [links.services],
  },
  delivery_time: {
    lead: 'Chaque producteur livre certains jours de la semaine : la page du produit les dit, et vous choisissez le jour en commandant. Vos commandes disent le jour de chaque colis, et où il en est.',
    links: [links.orders, links.services],
  },
  payment: {
    search: { pages: ['cgv', 'services'], about: ['paiement', 'orange', 'carte', 'ligne', 'especes'] },
    links: [links.salesConditions],
  },
  payment_failed: {
    search: { pages: ['services'], about: ['echou', 'interrompu'], most: 1 },
    lead: 'Votre argent est parti et la commande n’est pas payée ? Écrivez-nous avec son numéro.',
    links: [links.orders, links.contact],
  },
  cash_on_delivery: {
    search: { pages: ['cgv', 'services'], about: ['especes', 'livr'], most: 2 },
    links: [links.salesConditions],
  },
  vendor_help: {
    search: {
      pages: ['services', 'conditions'],
      about: ['etal', 'publie', 'versement', 'identifiants', 'conseil'],
    },
    lead: 'Votre espace vendeur montre vos produits, vos commandes et vos versements. Pour le reste, notre équipe vous répond.',
    links: [links.vendorLogin, links.contact],
  },
  become_vendor: {
    search: { pages: ['conditions', 'about'], about: ['vendeur', 'beneficiaire', 'certifie'] },
    lead: 'Vous avez déjà un compte vendeur ? Passez par l’Espace Vendeur. Sinon, écrivez à notre équipe par la page Contact.',
    links: [links.contact, links.vendorLogin],
  },
  password: {
    lead: 'Choisissez « Mot de passe oublié ? » sur la page de connexion : vous recevrez un lien par e-mail. Une fois connecté, vous changez votre mot de passe dans votre profil.',
    links: [links.forgotPassword, links.vendorLogin],
  },
  account: {
    search: { pages: ['conditions'], about: ['compte', 'ouvrez', 'gratuitement'], most: 1 },
    lead: 'Il faut un compte pour commander ; on peut regarder la boutique et remplir son panier sans compte.',
    links: [links.register, links.login],
  },
  app: {
    lead: 'AMIC est un site : il s’ouvre dans le navigateur de votre téléphone, qui peut l’ajouter à l’écran d’accueil. Il n’y a rien à télécharger.',
    links: [],
  },
  privacy: {
    search: {
      pages: ['confidentialite'],
      about: ['vendons', 'donnee', 'droit', 'acces', 'suppression', 'cookie', 'conserv'],
    },
    links: [links.privacy],
  },
  receipt: {
    search: { pages: ['cgv'], about: ['recu', 'imprimable', 'facture'], most: 1 },
    links: [links.orders],
  },
  reviews: { search: { pages: ['cgv', 'about'], about: ['avis'], most: 1 }, links: [links.orders] },
  parcels: {
    search: { pages: ['services', 'cgv'], about: ['colis', 'plusieurs'], most: 1 },
    links: [links.orders, links.services],
  },
  how_to_order: {
    search: {
      pages: ['cgv'],
      about: ['panier', 'verifiez', 'confirmer', 'adresse', 'reception', 'etapes', 'commande'],
      most: 5,
    },
    links: [links.shop(), links.salesConditions],
  },
  cancel: {
    search: { pages: ['cgv'], about: ['annuler', 'annul', 'preparation'], most: 2 },
    links: [links.orders, links.salesConditions],
  },
  change_order: {
    search: { pages: ['cgv'], about: ['annuler'], most: 1 },
    lead: 'Une commande passée ne se modifie pas. Tant qu’elle est « En attente », annulez-la, puis commandez à nouveau. Ensuite, ou pour changer l’adresse, écrivez-nous.',
    links: [links.orders, links.contact],
  },
  refund_time: {
    search: { pages: ['cgv'], about: ['jours', 'retourn', 'rembours'] },
    links: [links.salesConditions, links.contact],
  },
  notifications: {
    search: { pages: ['services', 'cgv'], about: ['sms', 'mail'], most: 1 },
    links: [links.orders],
  },
  refund: {
    search: {
      pages: ['cgv'],
      about: ['rembours', 'abime', 'manquant', 'photo', 'reclamation', 'garantie'],
    },
    links: [links.orders, links.contact, links.salesConditions],
  },
  hours: {
    facts: site => [...teamHours(site.settings.openingHours), phoneLine(site)].join('\n'),
    links: [links.contact],
  },
  contact: { facts: contactLines, links: [links.contact] },
  quality: {
    search: { pages: ['services', 'about'], about: ['qualite', 'controle', 'verifie', 'certifie'], most: 3 },
    links: [links.services, links.about],
  },
  about: {
    search: {
      pages: ['about', 'home'],
      about: ['amic', 'accompagnons', 'directement', 'mission', 'vision', 'valeurs'],
    },
    links: [links.about],
  },
  producer_support: {
    search: {
      pages: ['services', 'about'],
      about: ['formation', 'technicien', 'accompagn', 'modernisation'],
    },
    links: [links.services],
  },
  discounts: {
    lead: 'Il n’y a ni code de réduction ni carte de fidélité sur AMIC : chaque producteur fixe son prix. La boutique se trie du moins cher au plus cher.',
    links: [links.shop({ sort: 'price_asc' })],
  },
  taxes: { search: { pages: ['cgv'], about: ['taxes'], most: 1 }, links: [links.salesConditions] },
  age: { search: { pages: ['cgv'], about: ['majeur'], most: 1 }, links: [links.salesConditions] },
  legal: {
    search: {
      pages: ['mentions-legales', 'cgv'],
      about: ['rccm', 'siege', 'hebergeur', 'directeur', 'tribunaux', 'ivoirien'],
    },
    links: [links.legalNotices, links.contact],
  },
  activities: {
    search: { pages: ['activities'], about: ['venir', 'cours'], most: 3 },
    links: [links.activities],
  },
  job: {
    lead: 'Je n’ai pas d’offres d’emploi. Notre équipe lit ce que vous lui écrivez par la page Contact.',
    links: [links.contact],
  },
  problem: {
    lead: 'Désolé pour ce contretemps. Si la commande est livrée, signalez le problème depuis sa page, dans les deux jours. Sinon, dites-nous ce qui ne va pas, par la page Contact ou au téléphone :',
    facts: contactLines,
    links: [links.orders, links.contact],
  },
  seasons: {
    lead: 'Je n’ai pas de calendrier des récoltes. La boutique montre ce qui est en vente aujourd’hui ; notre équipe et les producteurs connaissent les saisons.',
    links: [links.contact],
  },
  recipe: {
    lead: 'Je ne connais pas les recettes. La fiche de chaque produit donne parfois un conseil du producteur.',
    links: [],
  },
}

/** The site's answer to a topic; null when its pages have none. */
export function answerTopic(
  topic: StaticTopic,
  site: SiteFacts,
  questionWords: readonly string[],
): Part | null {
  const { lead, search, facts, links: leadsTo } = topicSources[topic]
  const telling = questionWords.filter(word => !namesTopic(word))
  const found = search ? findPassages(site.passages, search, telling) : []
  const leads = lead ? [lead] : []
  const texts = facts ? [...leads, facts(site)] : [...found, ...leads]
  return texts.length > 0 ? { text: texts.join('\n'), links: leadsTo } : null
}

/** The answer when nothing is known: says so, and whom to contact. */
export function answerUnknown({ settings }: SiteFacts): Part {
  return {
    text: `Je ne sais pas répondre à cette question. ${askTheTeam} Vous pouvez aussi appeler le ${settings.phone}.`,
    links: [links.contact],
  }
}

/** A quoted passage, for questions without a topic. */
export function answerPassage(passage: Passage): Part {
  return {
    text: passage.text,
    links: [{ text: passage.title, path: paths.page(passage.slug) }, links.contact],
  }
}
