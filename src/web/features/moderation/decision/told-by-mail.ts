/** What follows from any decision on several rows. */
export const TOLD_BY_MAIL = 'Chaque vendeur sera prévenu par e-mail.'
