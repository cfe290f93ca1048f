/** A step failed. The message is a sentence, followed by what the step's command said. */
class StepError extends Error {}

/**
 * Tells a long step on one line, with its duration: "Installation des dépendances… 24 s".
 * @param {string} title what is being done
 * @param {() => Promise<{ code: number, output: string }>} work a command, shown only when it fails
 */
export async function step(title, work) {
  const start = performance.now()
  process.stdout.write(`${title}… `)
  const { code, output } = await work()
  const seconds = Math.max(1, Math.round((performance.now() - start) / 1000))
  process.stdout.write(`${code === 0 ? '' : 'échec, '}${seconds} s\n`)
  if (code !== 0) throw new StepError(`${output.trim()}\n\n${title} : échec (code ${code}).`)
}
