/** What products do: asked of one, it is told from its sheet. */
export const VERBS_OF_PRODUCTS: ReadonlySet<string> = new Set(
  'pese pesent conserve conservent garde gardent rester gater vient viennent cuit cuisent'.split(' '),
)

const ASKS_FOR_PRODUCTS =
  /\b(?:(?:avez|as|a) (?:vous|tu|t il)|vous avez|vend(?:ez|ent|s|u|ue|us)|il y a|je cherche|je (?:veux|voudrais|cherche|prends|prendrais) (?:du|des|de|un|une|le|la|les)|prix|cout(?:e|ent)|combien (?:le|la|les)|trouve(?:r|z)?|en stock|y a quoi|disponibles?|(?:il )?reste|achete[rz]?|kilo|produits?|catalogue|articles?|montrez|proposez)\b/

/** Does a plain text ask for products, whatever they are? */
export const asksForProducts = (text: string): boolean => ASKS_FOR_PRODUCTS.test(text)

/** What asks for the shop as a whole. */
export const ASKS_FOR_EVERYTHING =
  /\b(?:produits?|catalogue|articles?|boutique|(?:que|quoi) (?:vendez|vend)|y a quoi|quoi de bon|(?:vous )?vendez (?:vous )?quoi|que vous vendez|vous vendez|je peux (?:avoir|acheter|prendre))\b/
