/** Vite's list of the built files, in their folder. No browser is given it, nor its neighbours. */
export const MANIFEST_FILE = '.vite/manifest.json'

/** Where that list names the one style sheet of the site. */
export const STYLE_SHEET = 'style.css'

/** The style sheet, cut up for the server. */
export const STYLE_PIECES_FILE = '.vite/styles.json'
