import type { Category, ProductSort } from '#contract/catalogue/facts.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that name no product: grammar, politeness, fillers of questions. */
export const FILLERS = words(`
  a abord ah ai aie aimerais aime alors ami amic an ans apres as au aucun aujourd aussi autre autres aux avais avait avant
  avec avez avoir avons avoue balles beaucoup bien bon bonne bonnes bons c ca car ce ceci cela celle celui ces cest cet
  cette chaque cher chere cheres chers chez choses chose cher comme comment compte combien cote coup coute coutent couter
  d da dans de dedans deh dehors deja demain depuis des dernier derniere dernieres derniers dire dis dit dites divoire
  dois donc donne donner donnez dont du dune elle elles en encore entre es est estce et etes etre etait eu eux faire fais
  fait faites faut fcfa femme fois font frere gens gentil grand grande ha hein hier hum hun il ils ivoire j jai jamais je
  jours jour juste kilo kilos l la laquelle le lequel les lesquelles lesquels leur leurs lui m ma madame mademoiselle
  maintenant mais mal me meme mes met mettre mieux moi moins mois moment mon monsieur montre montrer montrez n ne ni
  niveau non nos notre note notees notes nous nouveau nouveaux nouvelle nouvelles o oh ok on ont or ou oui p par parce
  parle parlez pas passe pense personne petit petite petits peu peut peuvent peux plait plus plutot possible pour pourquoi
  pourrais pourriez pouvez pouvoir prendre prends presque pres prix propose proposez puis puisje qu quand quantite que
  quel quelle quelles quelqu quelque quelques quels qui quoi quon recent recents rien s sa sais sans sauf savoir se sera
  ses si sil site son sont sous sur svp stp t ta tchie tche te tel tes ti ton toujours tous tout toute toutes tres trop tu
  type un une va vais vas vers veut veulent veux vieux voila voir vois vont vos votre voudrais voulais voulez vous vrai
  vraiment y yeux wesh mogo vie walai dja we gar tchai tantie tonton patron chef mme mr hello monde semaine weekend week
  end an annee matin soir midi nuit noel fete mere pere enfant enfants famille maison quartier ville village pays abidjan
  vite urgent toute suite total prochain prochaine moi recevoir recu recue recus recues garder dure cuisine manger mange
  repas sauce plat aucune existe existent parmi parler sens savez connaissez connais exemple liste question questions
  reponse dire genre sorte sortes truc trucs vend vends vendez vendre vente achete acheter achetez achat commander
  commande trouve trouver trouvez cherche chercher recherche besoin dispose disposez stock disponible disponibles reste
  restent restant produit produits article articles boutique catalogue marchandise vendeur vendeurs producteur producteurs
  ferme fermes region regions zone local locale locaux locales frais fraiche fraiches bas abordable abordables promotion
  promo reduction gros detail unite unites piece pieces sac sacs caisse caisses botte bottes litre litres g gramme grammes
  plateau plateaux carton cartons pot lot meilleur meilleure meilleurs meilleures pareil dix deux trois quatre cinq six
  accord premier premiere deuxieme course courses sinon seulement ceux celles hui plaquette plaquettes cours can you the
  with please argent krika moisi gars go djo chap drap gbe fini finie promos remise remises tarif tarifs valeur valent
  vaut fille fils actuellement preference vier moyen moyens inscrire prend prenons prefere preferes preferons chaud cent
  cents mille vingt trente cinquante pris prise lundi mardi mercredi jeudi vendredi eleveur eleveurs planteur planteurs
  maquis restaurant
`)

/** Words that may be part of a product name, but name nothing on their own: "sac", "frais", "plateau". */
const QUALIFIERS = words(`
  sac sacs caisse caisses botte bottes litre plateau plateaux carton pot lot piece pieces gros grosse petit petite petits
  petites frais fraiche fraiches local locale locaux locales sec seche seches rouge rouges vert verte verts vertes jaune
  jaunes blanc blanche violet violette noir vivant vivante vivants entier mur mure mures doux douce fin fins pret prete
  prets pretes cuire kg
`)

/** The qualifiers, as candidates for typo correction. */
export const qualifiers: readonly string[] = [...QUALIFIERS]

/** Whether a word only qualifies its neighbours: "gros", "25kg". */
export const isQualifier = (word: string): boolean => QUALIFIERS.has(word) || /^\d/.test(word)

/** Staple foods that the shop may lack: a question about one is a question about products. */
export const FOODS = words(`
  aliment aliments beurre biere ble boeuf boisson boissons bonbon cacao cafe chevre chocolat crabe crevette crevettes escargot
  farine fromage huile jambon jus lait lapin levure melon miel mouton moutarde oignons pain pates pistache poire poires
  poisson poissons pomme pommes porc raisin saumon sel soja sucre thon tracteur tracteurs viande viandes yaourt engrais semence
  semences karite cajou
`)

/** Other names of what product names call differently. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    agrumes: ['orange', 'citron', 'mandarine'],
    bicyclettes: ['bicyclette'],
    cacahuete: ['arachide'],
    cacahuetes: ['arachide'],
    cereale: ['riz', 'maiz', 'mil', 'sorgho', 'fonio'],
    cereales: ['riz', 'maiz', 'mil', 'sorgho', 'fonio'],
    coq: ['coquelet'],
    dindon: ['dinde'],
    dindons: ['dinde'],
    djoumble: ['gombo'],
    foufou: ['plantain', 'igname'],
    foutou: ['plantain', 'igname'],
    fruit: ['mangue', 'ananas', 'papaye', 'orange', 'mandarine', 'banane', 'avocat', 'pasteque', 'citron'],
    fruits: ['mangue', 'ananas', 'papaye', 'orange', 'mandarine', 'banane', 'avocat', 'pasteque', 'citron'],
    garba: ['attieke'],
    giraumon: ['courge'],
    gnamakou: ['gingembre'],
    gnamankou: ['gingembre'],
    gnamankoudji: ['gingembre'],
    gnangnan: ['aubergine'],
    haricots: ['haricot', 'niebe'],
    ndrofa: ['drowa', 'aubergine'],
    ndrowa: ['drowa', 'aubergine'],
    placali: ['manioc'],
    poule: ['pondeuse', 'poulet'],
    poules: ['pondeuse', 'poulet'],
    bissap: ['oseille'],
    atcheke: ['attieke'],
    atieke: ['attieke'],
    salade: ['laitue'],
    salades: ['laitue'],
    tigadegue: ['arachide'],
    tigadege: ['arachide'],
    tubercule: ['igname', 'manioc', 'patate', 'taro'],
    tubercules: ['igname', 'manioc', 'patate', 'taro'],
  }),
)

/** Words before a producer's name, also the beginning of many such names. */
export const PRODUCER_WORDS = words(`
  chez coop cooperative ferme fermes jardin jardins producteur productrice scoops vendeur vendeuse verger vergers
`)

/** Words for a whole category. */
export const CATEGORY_WORDS: ReadonlyMap<string, Category> = new Map(
  Object.entries({
    avicole: 'avicoles',
    avicoles: 'avicoles',
    legume: 'maraichers',
    legumes: 'maraichers',
    maraicher: 'maraichers',
    maraichere: 'maraichers',
    maraicheres: 'maraichers',
    maraichers: 'maraichers',
    vivrier: 'vivriers',
    vivriere: 'vivriers',
    vivrieres: 'vivriers',
    vivriers: 'vivriers',
    volaille: 'avicoles',
    volailles: 'avicoles',
  }),
)

/** Phrases that ask for an order of products; the first that matches the plain text applies. */
export const SORT_WORDS: readonly (readonly [RegExp, ProductSort])[] = [
  [/\bmoins chere?s? (?:a|au|aux|vers) (?:l[ae]s? )?plus chere?s?\b|\bprix croissants?\b/, 'price_asc'],
  [/\bplus chere?s?\b(?<!moins chere?s?)/, 'price_desc'],
  [
    /\b(?:moins|pas|peu|pas trop) cheres?\b|\b(?:moins|pas|peu|pas trop) chers?\b|\bbon marche\b|\babordables?\b|\bbas prix\b|\bpetits? prix\b/,
    'price_asc',
  ],
  [/\b(?:meilleure?s?|mieux note\w*|top)\b/, 'rating'],
  [/\b(?:nouveaux?|nouveautes?|nouvelles?|recents?|derniers? produits?)\b/, 'recent'],
]
