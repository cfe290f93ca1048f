/** Makes what LIKE takes for a wildcard stand for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of whatever holds a text. */
export const holding = (text: string): string => `%${escapeLike(text)}%`
