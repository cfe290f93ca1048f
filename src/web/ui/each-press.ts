/** What the attribute is called that `eachPressCounts` gives. */
export const EACH_PRESS = 'data-each-press'

/**
 * Marks a button that people press several times, as one that counts up. Of all others a second press, before the page answers to the
 * first, is a press of impatience.
 */
export const eachPressCounts = { [EACH_PRESS]: '' }
