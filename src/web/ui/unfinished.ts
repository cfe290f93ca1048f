/** What the attribute is called that `unfinished` gives. */
export const UNFINISHED = 'data-unfinished'

/**
 * Marks what the server cannot draw whole, because it depends on the hour or on the screen: its page comes alive once it is at
 * rest, touched or not.
 */
export const unfinished = (isSo: boolean): Record<string, string> => (isSo ? { [UNFINISHED]: '' } : {})
