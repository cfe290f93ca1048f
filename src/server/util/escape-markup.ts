const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, for element content and attribute values. */
export const escapeMarkup = (words: string): string =>
  words.replace(/[&<>"']/g, character => entities[character] ?? character)
