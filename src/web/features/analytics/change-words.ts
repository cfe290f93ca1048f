const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/**
 * By how much a figure has changed: "+12 %", "−8 %", "Stable".
 * @returns null where there was nothing before: no part of it can be told
 */
export function changeWords(now: number, before: number): string | null {
  if (before <= 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? 'Stable' : `${whole.format(percent).replace('-', '−')}\u00A0%`
}
