import Bowser from 'bowser'

/** Describes a browser by its user agent: « Firefox sur Windows ». Not reliable; unknown parts are left out. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Appareil inconnu'
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean)
  return words.join(' sur ') || 'Appareil inconnu'
}
