import Bowser from 'bowser'

/** What a browser says of itself, in words: « Firefox sur Windows ». It may lie; what it does not say is left out. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Appareil inconnu'
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean)
  return words.join(' sur ') || 'Appareil inconnu'
}
