/** "0 album", "1 album", "3 albums", "1 203 albums": so many of something; without another plural it takes an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`
