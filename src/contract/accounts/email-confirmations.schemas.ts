export const INVALID =
  'Ce lien n’est plus valable : il a déjà servi, ou il date de plus de trois jours. Demandez-en un autre.'
