export const INVALID =
  'Ce lien n’est plus valable : il a déjà servi, ou ses trois jours sont passés. Demandez-en un autre.'
