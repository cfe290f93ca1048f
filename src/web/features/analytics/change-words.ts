const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/**
 * Relative change of a figure: "+12 %", "−8 %", "Stable".
 * @returns null when the earlier figure is 0
 */
export function changeWords(now: number, before: number): string | null {
  if (before <= 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? 'Stable' : `${whole.format(percent).replace('-', '−')}\u00A0%`
}
