/** Vite's manifest, relative to the client folder. It is not served. */
export const MANIFEST_FILE = '.vite/manifest.json'

/** The manifest's entry of the style sheet. */
export const STYLE_SHEET = 'style.css'

/** The style sheet split into pieces, which the renderer inlines. */
export const STYLE_PIECES_FILE = '.vite/styles.json'
