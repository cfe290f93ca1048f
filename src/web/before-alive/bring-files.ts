import { reloadOnceFor } from '#web/reload-once.ts'

const GONE = 404

/**
 * Brings files into the browser's cache, all at once. Not by `modulepreload`: browsers may remember that a module did not come,
 * and what was fetched can be tried again.
 * @throws Error when one does not come
 */
export async function bringFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async file => {
      const answer = await fetch(file)
      if (answer.status === GONE) reloadOnceFor(file)
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await answer.arrayBuffer()
    }),
  )
}
