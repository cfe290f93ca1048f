/** A text with each space, whatever its kind or width, as one plain space: people see no difference. */
export const withPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ')
