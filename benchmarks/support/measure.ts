import type { Database } from '#database/connect.ts'

type Limit = { atLeast?: number; atMost?: number }

/** One figure of a scenario. With a limit, the run fails when the figure is on the wrong side of it. */
export type Figure = Limit & {
  name: string
  value: number
  unit: 'ratio' | '/s' | 'ms' | 's' | 'MB' | 'kB'
  /** What a machine that does nothing else is to reach: the limit of `npm run bench:scale`. */
  goal?: Limit
}

export type Scenario = {
  title: string
  /** Figures that are not limits are printed for comparison: ratios taken in one run are what counts. */
  run: (bench: Bench) => Promise<Figure[]>
}

/** What scenarios work on: a running server with the demonstration data. */
export type Bench = {
  url: string
  databaseUrl: string
  /** The same database, as the site's code asks it. */
  db: Database
  /** The server's process. */
  pid: number
}

export const isWithin = ({ value, atLeast, atMost }: Figure): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)

const digits = { ratio: 2, '/s': 0, ms: 1, s: 1, MB: 0, kB: 1 } as const

/** One line of the report. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, atLeast, atMost } = figure
  const limit = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
  ].join(', ')
  const verdict = limit === '' ? '' : isWithin(figure) ? `  ok (${limit})` : `  FAILED (${limit})`
  const amount = `${value.toFixed(digits[unit])}${unit === 'ratio' ? '' : ` ${unit}`}`
  return `  ${name.padEnd(52)} ${amount.padStart(12)}${verdict}`
}

/** The middle of some values, which one odd run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value below which 95 % of some values are. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN
}
