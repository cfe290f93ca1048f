import { paymentProviders } from '#contract/payments/facts.ts'

/** A topic other than products. */
export type Topic = keyof typeof topics

type Signals = {
  /** Word patterns: all words of one line, in any order; `livr*` is a prefix, `un_recu` a sequence. */
  readonly says: readonly string[]
  /** Topics that this one overrides, since its words match them too. */
  readonly over?: readonly string[]
  /** Applies only when nothing else is asked: "Bonjour, avez-vous du riz ?" is no greeting. */
  readonly isAside?: true
}

const lines = (text: string): string[] => text.split(',').map(line => line.trim())

/** Provider names are typed too. */
const providerWords = Object.values(paymentProviders)
  .map(({ label }) => label.toLowerCase())
  .join(', ')

/** The word patterns of the topics, normalized as by `plainWords`. */
export const topics = {
  change_order: {
    says: lines(
      'modifi* commande, chang* commande, ajout* commande, chang* adresse, modifi* adresse, tromp* adresse, mauvais* adresse, fausse adresse, mauvais quartier, tromp* commande, corrig* commande',
    ),
    over: ['order_status', 'contact', 'how_to_order', 'delivery'],
  },
  notifications: {
    says: lines('sms, texto*, notif*, informe*, inform* commande, prevenu*, prevenir, previen*'),
    over: ['order_status', 'privacy', 'contact'],
  },
  order_status: {
    says: lines(
      'ma_commande, mes_commandes, mon_colis, mes_colis, derniere commande, deja envoye, a_envoye, suivi, suivre, statut commande, etat commande, pas recu, rien recu, commande livr* quand, j ai commande, toujours attend*, commande numero',
    ),
    over: ['delivery', 'delivery_time', 'how_to_order', 'contact', 'recipe', 'account'],
  },
  cancel: {
    says: lines(
      'annul*, commence* prepar*, deja prepar*, change avis, ne veux plus, veux plus commande, renoncer',
    ),
    over: ['order_status', 'how_to_order', 'reviews', 'delivery', 'delivery_time'],
  },
  refund_time: {
    says: lines(
      'combien_de jours retour*, combien jour* rembours*, combien temps rembours*, combien temps retour*, delai* rembours*, delai* retour*, quand rembours*, jours rendre, jour rendre, jours retour*, argent revien*, argent quand, recuper* argent',
    ),
    over: [
      'refund',
      'order_status',
      'delivery',
      'delivery_time',
      'cancel',
      'payment',
      'pickup',
      'cash_on_delivery',
      'account',
    ],
  },
  refund: {
    says: lines(
      'rembours*, retour*, pourri, pourris, pourrie, pourries, recu noir*, livr* a_la place, recu a_la place, abim*, casse*, manque, manqu*, gate, gates, gatee, gatees, ne_plait, plait_pas, defectueu*, ecras*, comme preuve, rend* argent, sent* mauvais, sent* pas_bon, recu pas_bon, recu mauvais, recu mauvaise, pas_frais, reclamation, echanger, mauvais etat, mort, morts, morte, incomplet*, moitie',
    ),
    over: ['order_status', 'delivery', 'delivery_time', 'how_to_order', 'quality', 'receipt'],
  },
  delivery_price: {
    says: lines(
      'livr* payan*, paye_la livr*, payer_la livr*, payez_la livr*, paie_la livr*, payer_le transport, paye_le transport, paie_le transport, qui pay* livr*, qui paie livr*, frais_de transport, livr* supplement',
    ),
    over: ['delivery', 'payment', 'cash_on_delivery'],
  },
  cash_on_delivery: {
    says: lines(
      'pay* a_la livr*, pay* la_a livr*, pay* livr* a_domicile, paie* a_la livr*, pay* quand livr*, pay* apres livr*, pay* avant livr*, pay* au_livreur, pay* le_livreur, paiement livr*, payer_livraison, regl* livr*, especes, en_espece, cash, liquide, argent livreur, pay* recois, pay* recoit, pay* reception, pay* arriv*, voir avant_de, avant_de payer, avant argent',
    ),
    over: ['payment', 'delivery', 'delivery_time', 'order_status', 'quality'],
  },
  pickup: {
    says: lines(
      'retrait*, retirer, recuper*, venir chercher, venir cherche, viens chercher, passer chercher, chercher moi_meme, aller chercher, passer prendre, sur place',
    ),
    over: ['delivery', 'delivery_time', 'order_status', 'how_to_order'],
  },
  delivery_time: {
    says: lines(
      'delai*, livr* combien temps, livr* combien jour*, prend combien jour*, prend combien temps, combien jour* recevoir, combien temps recevoir, combien jour* arriv*, combien temps arriv*, livr* quand, livr* vite, livr* rapide*, livr* aujourd*, livr* demain, si_je arriv* quand, si_je recois quand, si commande quand arriv*, arrive quand, vien* quand',
    ),
    over: ['delivery'],
  },
  delivery: {
    says: lines(
      'livr*, expedi*, transport*, domicile, envoyer, envoyez, envoi, acheminer, tarif livraison, couvrez, zones desservies, venez jusqu, vous_venez, venez_vous',
    ),
  },
  payment_failed: {
    says: lines(
      'paiement echou*, si echou*, paiement refus*, paiement passe_pas, paiement marche_pas, paiement interromp*, paiement bloqu*, paiement annul*, payer marche_pas, pay* refus*, debit*, argent coupe, argent parti, argent preleve*, ai_paye commande_pas, pay* deux_fois, pay* 2_fois, a_plante pay*, a_plante paiement, argent sorti, commande non_payee, commande pas_valide, commande pas_validee, money coupe, transaction echou*, transaction refus*, transaction annul*, transaction bloqu*, echou* pay*, echec*, paiement pas_marche, reseau pay*, connexion pay*, pay* coupe*, pay* coupure*, paiement pas_passe, refaire commande, recommenc* pay*',
    ),
    over: ['payment', 'order_status', 'cancel', 'problem', 'refund', 'account', 'how_to_order'],
  },
  payment: {
    says: lines(
      `payer, payez, paye, payons, paie, payan*, paiement*, payement*, regler, reglement, orange money, mobile money, wave, mtn, moov, carte bancaire, carte credit, visa, mastercard, ${providerWords}, virement, cheque*, montant maximum, montant minimum, montant max`,
    ),
  },
  vendor_help: {
    says: lines(
      'mon etal, mes ventes, mes versements, mon versement, commission*, mes clients, prix mon_produit, prix mes_produits, publi* produit*, ajouter un_produit, retir* mon_argent, touch* mon_argent, comment je_publie, mon stock, mes stocks, mon_produit refus*, mon_produit chang*, mon_produit, mes_identifiants, suis_vendeur, suis_vendeuse',
    ),
    over: [
      'become_vendor',
      'payment',
      'account',
      'refund',
      'pickup',
      'how_to_order',
      'order_status',
      'quality',
    ],
  },
  become_vendor: {
    says: lines(
      'devenir vendeur, devenir producteur, devenir partenaire, devien* vendeur, devien* producteur, devien* partenaire, etre vendeur, vendre mes, vendre mon, vendre ma, vendre nos, proposer recolte*, nos_recoltes, veux vendre, comment vendre, pour_vendre, inscription producteur, inscription vendeur, suis planteur, suis producteur, suis productrice, suis eleveur, suis agriculteur, suis maraicher, suis cultivateur, suis paysan, je cultive, ouvrir boutique, avoir boutique, avoir une_boutique, quels papiers, quels documents, papiers faut, quel dossier, rejoindre, parmi vous, compte vendeur, mes recoltes',
    ),
    over: ['account', 'how_to_order', 'producer_support', 'contact', 'payment'],
  },
  password: {
    says: lines('mot passe, mot pass, mots passe, code oublie, oublie code, reinitialis*'),
    over: ['account'],
  },
  app: {
    says: lines(
      'application, appli, telecharg*, play store, playstore, app store, appstore, install*, hors ligne, sans connexion, sans internet, sans reseau',
    ),
    over: ['account', 'contact'],
  },
  privacy: {
    says: lines(
      'donnees, mes_coordonnees, coordonnees personnelles, enregistr*, confidentialite, vie privee, cookies, informations personnelles, infos personnelles, vend* numero, partag* numero, voit numero, mon_numero donnez, mon_numero donne, faites mon_numero, faites mon_adresse, mon_telephone donnez, voir mon_numero, voir mon_adresse, qui_voit, vous_gardez, gardez ca, ecris gardez',
    ),
    over: ['contact', 'account', 'order_status', 'change_order'],
  },
  receipt: {
    says: lines('facture*, mon_recu, un_recu, le_recu, du_recu, recus, justificatif*'),
    over: ['order_status', 'payment', 'account'],
  },
  reviews: { says: lines('avis, noter, une_note, ma_note, etoiles, commentaire*') },
  parcels: {
    says: lines(
      'plusieurs producteurs, deux producteurs, deux vendeurs, plusieurs vendeurs, plusieurs colis, deux colis, vendeurs differents, producteurs differents, vient ensemble, viennent ensemble, arriv* ensemble, livr* ensemble, vendeurs ensemble, recu_que, recu seulement, recu pas_encore, meme_commande, seul colis, divis* colis, separ* colis, meme_temps livr*, meme_temps venir',
    ),
    over: ['order_status', 'delivery', 'delivery_time', 'how_to_order'],
  },
  how_to_order: {
    says: lines(
      'comment command*, comment marche, comment ca_marche, passer commande, passe commande, comment achet*, acheter comment, procedure ach*, etapes command*, faire commande, commander site, commander ligne',
    ),
    over: ['order_status'],
  },
  account: { says: lines('compte, inscri*, connecter, connexion, profil, identifiant*') },
  hours: {
    says: lines(
      'horaire*, ouvert, ouverts, ouverte, ouverture, fermeture, fermez, ferme heure, quelle heure, quelles heures, dimanche, samedi, travaill* week, jours ouvr*, ferie*',
    ),
  },
  contact: {
    says: lines(
      'contact*, vos_coordonnees, telephone, votre numero, appeler, joindre, email, e mail, mail, courriel, votre adresse, adresse ou, ou situe*, ou etes vous, vos bureaux, service client, parler quelqu, parler humain, parler personne, un_humain, conseiller, conseillere, whatsapp, ecrire equipe',
    ),
    over: ['identity'],
  },
  quality: {
    says: lines(
      'qualite, produits frais, fraicheur, frais control*, control*, certifi*, bio, biologique*, garanti*, tracabilite, pesticide*, naturel*, vrais producteurs, arnaque, confiance, fiable*, serieux',
    ),
  },
  producer_support: {
    says: lines(
      'form* agricult*, form* producteur*, formation*, formez, accompagn*, encadr*, aid* producteur*, appui, vaccin*, veterinaire*, maladie*, medicament* poule*, medicament* volaille*, medicament* animaux, medicament* betes, pond_plus, pondent_plus, meurent',
    ),
    over: ['quality'],
  },
  discounts: {
    says: lines(
      'promo, promos, promotion*, bonus, diminu* prix, baiss* prix, dernier_prix, rabais, negoci*, debattre, reduction*, remise*, solde, soldes, coupon*, fidelite, parrainage',
    ),
  },
  taxes: { says: lines('ttc, taxe*, tva, frais caches') },
  age: {
    says: lines('majeur, majeure, mineur, mineurs, quel age, ans command*, ans acheter, ans peux'),
    over: ['order_status', 'how_to_order'],
  },
  legal: {
    says: lines(
      'rccm, mentions legales, registre, siege social, immatriculation, editeur, raison sociale, hebergeur, tribunal, tribunaux, justice, loi, litige*, palabre*',
    ),
    over: ['contact'],
  },
  activities: {
    says: lines(
      'activites, evenement*, foire*, agenda, salon, journee portes, degustation*, rencontrer producteur*, organis* marche*, photos formation*, photos activ*, photos terrain, photos marche*, photos voir, photos regarder, champ_ecole, champs_ecoles, albums',
    ),
    over: ['producer_support'],
  },
  job: {
    says: lines(
      'cv, djossi, cherche_travail, cherchez livreur*, cherchez chauffeur*, emploi, emplois, recrut*, embauch*, stage, stagiaire*, chercher_du travail, cherche_du travail, travailler avec_vous',
    ),
    over: ['delivery', 'contact'],
  },
  problem: {
    says: lines(
      'site marche_pas, ca_marche pas, site fonctionne_pas, site bug*, bug, bugs, bloque, charge_pas, tourne tourne, page blanche, site lent, site probleme*, panier vide, mal_parle, mal_parler, insult*, malpoli*, impoli*, mal_recu, pas_propre, ne_repond, decroche_pas, pas_repondu, repond_pas, ne_charge, idiot*, imbecile*, voleur*, stupide*',
    ),
    over: ['order_status', 'contact', 'cash_on_delivery', 'delivery'],
  },
  seasons: { says: lines('saison*, periode*, quel mois, calendrier, quand recolt*') },
  recipe: {
    says: lines(
      'recette*, cuisiner, cuisine, comment prepar*, comment cui*, faire sauce, comment faire kedjenou, comment faire foutou, comment faire sauce, comment faire garba, comment faire placali, comment faire alloco',
    ),
  },
  identity: {
    says: lines(
      'robot, machine, qui_repond, humain, chatbot, qui es tu, es tu qui, t ki, t qui, vraie personne, intelligence artificielle, ton nom, t appelles, tu es quoi',
    ),
    isAside: true,
  },
  help: {
    says: lines(
      'tu_sers, sers_a, sert_a, peux tu faire, peux aider, pouvez faire, pouvez aider, m_aider, m_aide, peux faire moi, sais faire, besoin aide, aide moi, aidez moi, comment tu aide',
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
    says: lines(
      'au revoir, revoir, bye, a bientot, bientot, la prochaine, ciao, tchao, se_capte, on_bouge, je_bouge, vous_laisse, bonne soiree, a_demain, bonne nuit, dormir',
    ),
    isAside: true,
  },
  thanks: {
    says: lines(
      'merci*, remerci*, benisse, bien_aide, c_propre, est_propre, super, parfait, nickel, genial, bravo, cool, impeccable',
    ),
    isAside: true,
  },
  greeting: {
    says: lines(
      'bonjour, bonsoir, salut, coucou, hello, akwaba, bonne journee, yo, wesh, ca_va, gbonhi, on_dit dit_quoi',
    ),
    isAside: true,
  },
} as const satisfies Record<string, Signals>
