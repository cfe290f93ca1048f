const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Words as HTML and XML carry them, in elements and in attributes. */
export const escapeMarkup = (words: string): string =>
  words.replace(/[&<>"']/g, character => entities[character] ?? character)
