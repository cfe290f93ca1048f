/** What a question is about, beside products. */
export type Topic = keyof typeof topics

type Signals = {
  /**
   * Words that say so: all the words of one line are there, in any order; `livr*` stands for every word that begins so, and
   * `un_recu` for words that follow each other.
   */
  readonly says: readonly string[]
  /** Topics that these words also name by the way. */
  readonly over?: readonly string[]
  /** Counts only where nothing else is asked: "Bonjour, avez-vous du riz ?" is no greeting. */
  readonly isAside?: true
}

const lines = (text: string): string[] => text.split(',').map(line => line.trim())

/** The words of each topic, plain as `plainWords` makes them. */
export const topics = {
  order_status: {
    says: lines(
      'ma commande, mes commandes, mon colis, mes colis, suivi, suivre, statut commande, etat commande, pas recu, rien recu, commande arriv*, commande livr* quand, j ai commande, toujours attend*, commande numero',
    ),
    over: ['delivery', 'delivery_time', 'how_to_order', 'contact', 'recipe', 'account'],
  },
  cancel: {
    says: lines('annul*, change avis, ne veux plus, veux plus commande, renoncer'),
    over: ['order_status', 'how_to_order', 'reviews', 'delivery', 'delivery_time'],
  },
  refund: {
    says: lines(
      'rembours*, retour*, pourri*, abim*, casse*, manque, manqu*, gate*, defectueu*, reclamation, echanger, mauvais etat, mort, morts, morte, incomplet*, moitie',
    ),
    over: ['order_status', 'delivery', 'delivery_time', 'how_to_order', 'quality'],
  },
  cash_on_delivery: {
    says: lines(
      'pay* livr*, paie* livr*, paiement livr*, regl* livr*, espece*, cash, liquide, argent livreur, pay* recois, pay* recoit, pay* reception, pay* arriv*',
    ),
    over: ['payment', 'delivery', 'delivery_time', 'order_status'],
  },
  pickup: {
    says: lines(
      'retrait*, retirer, recuper*, venir chercher, viens chercher, aller chercher, passer prendre, sur place',
    ),
    over: ['delivery', 'delivery_time', 'order_status', 'how_to_order'],
  },
  delivery_time: {
    says: lines(
      'delai*, livr* combien temps, livr* combien jour*, livr* quand, livr* vite, livr* rapide*, livr* aujourd*, livr* demain',
    ),
    over: ['delivery'],
  },
  delivery: {
    says: lines('livr*, expedi*, transport*, domicile, envoyer, envoyez, envoi, acheminer, tarif livraison'),
  },
  payment: {
    says: lines(
      'payer, payez, paye, payons, paie, paiement*, payement*, regler, reglement, orange money, mobile money, wave, mtn, moov, carte bancaire, carte credit, visa, mastercard, cinetpay, virement, cheque*',
    ),
  },
  become_vendor: {
    says: lines(
      'devenir vendeur, devenir producteur, devenir partenaire, etre vendeur, vendre mes, vendre mon, vendre ma, veux vendre, comment vendre, pour vendre, inscription producteur, inscription vendeur, suis planteur, suis producteur, suis productrice, suis eleveur, suis agriculteur, suis maraicher, suis cultivateur, suis paysan, je cultive, ouvrir boutique, rejoindre, parmi vous, compte vendeur, mes recoltes',
    ),
    over: ['account', 'how_to_order', 'producer_support', 'contact'],
  },
  password: {
    says: lines('mot passe, mot pass, mots passe, code oublie, oublie code, reinitialis*'),
    over: ['account'],
  },
  app: {
    says: lines(
      'application, appli, telecharg*, play store, install*, hors ligne, sans connexion, sans internet, sans reseau',
    ),
    over: ['account', 'contact'],
  },
  privacy: {
    says: lines(
      'donnees, confidentialite, vie privee, cookies, informations personnelles, infos personnelles, vend* numero, partag* numero',
    ),
    over: ['contact', 'account'],
  },
  receipt: {
    says: lines('facture*, mon_recu, un_recu, le_recu, du_recu, recus, justificatif*'),
    over: ['order_status', 'payment', 'account'],
  },
  reviews: { says: lines('avis, noter, etoiles, commentaire*') },
  how_to_order: {
    says: lines(
      'comment command*, passer commande, passe commande, comment achet*, acheter comment, procedure ach*, etapes command*, faire commande, commander site, commander ligne',
    ),
    over: ['order_status'],
  },
  account: { says: lines('compte, inscri*, connecter, connexion, profil, identifiant*') },
  hours: {
    says: lines(
      'horaire*, ouvert, ouverts, ouverte, ouverture, fermeture, fermez, ferme heure, quelle heure, quelles heures, dimanche, samedi, travaill* week, jours ouvr*',
    ),
  },
  contact: {
    says: lines(
      'contact*, telephone, votre numero, appeler, joindre, email, e mail, mail, courriel, votre adresse, adresse ou, ou situe*, ou etes vous, vos bureaux, service client, parler quelqu, conseiller, conseillere, whatsapp, ecrire equipe',
    ),
  },
  quality: {
    says: lines(
      'qualite, produits frais, fraicheur, frais control*, control*, certifi*, bio, biologique*, garanti*, tracabilite, pesticide*, naturel*, vrais producteurs, arnaque, confiance, fiable*, serieux',
    ),
  },
  producer_support: {
    says: lines(
      'form* agricult*, form* producteur*, formation*, formez, accompagn*, encadr*, aid* producteur*, appui',
    ),
    over: ['quality'],
  },
  seasons: { says: lines('saison*, periode*, quel mois, calendrier, quand recolt*') },
  recipe: {
    says: lines(
      'recette*, cuisiner, cuisine, comment prepar*, comment cui*, faire sauce, comment faire kedjenou, comment faire foutou, comment faire sauce, comment faire garba, comment faire placali, comment faire alloco',
    ),
  },
  identity: {
    says: lines(
      'robot, humain, chatbot, qui es tu, es tu qui, t ki, t qui, vraie personne, intelligence artificielle, ton nom, t appelles, tu es quoi',
    ),
    isAside: true,
  },
  help: {
    says: lines(
      'peux tu faire, peux faire moi, sais faire, besoin aide, aide moi, aidez moi, comment tu aide',
    ),
    isAside: true,
  },
  about: {
    says: lines(
      'amic, qui etes vous, presentez vous, vos valeurs, valeurs, votre mission, votre vision, votre projet, votre entreprise, votre histoire, programme',
    ),
    isAside: true,
  },
  goodbye: {
    says: lines('au revoir, revoir, bye, a bientot, bientot, la prochaine, ciao, tchao'),
    isAside: true,
  },
  thanks: { says: lines('merci*'), isAside: true },
  greeting: {
    says: lines('bonjour, bonsoir, salut, coucou, hello, akwaba, bonne journee, on_dit dit_quoi'),
    isAside: true,
  },
} as const satisfies Record<string, Signals>
