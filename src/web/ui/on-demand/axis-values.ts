const STEPS_AT_MOST = 4

/** Round values for an axis, from 0 to the maximum or just above: steps of 1, 2 or 5 times a power of ten. */
export function axisValues(most: number): number[] {
  if (most <= 0) return [0]
  const least = most / STEPS_AT_MOST
  const power = 10 ** Math.floor(Math.log10(least))
  const step = ([1, 2, 5].find(factor => factor * power >= least) ?? 10) * power
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step)
}
