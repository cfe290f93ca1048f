/** Makes sure that a Chromium is there: Debian's, installed when we may, else a sentence. */
export function ensureChromium(): Promise<void>

/**
 * The path of the machine's Chromium.
 * @throws Error when it has none
 */
export function needChromium(): string
