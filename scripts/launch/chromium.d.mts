/** Makes sure that a Chromium is there: Debian's, installed when we may, else a sentence. */
export function ensureChromium(): Promise<void>

/** The path of the machine's Chromium, undefined when it has none. */
export function findChromium(): string | undefined
