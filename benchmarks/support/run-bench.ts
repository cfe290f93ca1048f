import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, formatFigure, isWithin } from './measure.ts'

/** Prints the figures below their title, and says how many are beyond their limits. */
export function report(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(formatFigure(figure))
  return figures.filter(figure => !isWithin(figure)).length
}

/** Measures with a data folder that is deleted afterwards; the exit code tells whether a figure was beyond its limit. */
export async function runBench(measure: (dataDir: string) => Promise<number>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amic-bench-'))
  // The embedded database may run as a user of its own, who must be able to get there.
  await chmod(dataDir, 0o755)
  try {
    const failures = await measure(dataDir)
    console.log(
      failures === 0
        ? '\nAll figures are within their limits.'
        : `\n${failures} figures are beyond their limits.`,
    )
    process.exitCode = failures === 0 ? 0 : 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
