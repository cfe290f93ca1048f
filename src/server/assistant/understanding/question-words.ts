/** Verbs of questions about products, answered from the product description. */
export const VERBS_OF_PRODUCTS: ReadonlySet<string> = new Set(
  'pese pesent conserve conservent garde gardent rester gater vient viennent cuit cuisent'.split(' '),
)

const ASKS_FOR_PRODUCTS =
  /\b(?:(?:avez|as|a) (?:vous|tu|t il)|vous avez|vend(?:ez|ent|s|u|ue|us)|il y a|je cherche|je (?:veux|voudrais|cherche|prends|prendrais) (?:du|des|de|un|une|le|la|les)|prix|cout(?:e|ent)|combien (?:le|la|les)|trouve(?:r|z)?|en stock|y a quoi|disponibles?|(?:il )?reste|achete[rz]?|kilo|produits?|catalogue|articles?|montrez|proposez)\b/

/** Whether a plain text asks for products in general. */
export const asksForProducts = (text: string): boolean => ASKS_FOR_PRODUCTS.test(text)

/** Asks for the whole range. */
export const ASKS_FOR_EVERYTHING =
  /\b(?:produits?|catalogue|articles?|boutique|(?:que|quoi) (?:vendez|vend)|y a quoi|quoi de bon|(?:vous )?vendez (?:vous )?quoi|que vous vendez|vous vendez|je peux (?:avoir|acheter|prendre))\b/
