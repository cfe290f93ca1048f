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

const isStyleSheet = (file: string) => file.endsWith('.css')

/** Puts the style sheets of these files onto the page: so far it has what the server drew of them, and it may soon draw anything. */
export async function wearStyles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter(isStyleSheet).map(wear))
}

function wear(href: string): Promise<unknown> {
  const link = document.createElement('link')
  const worn = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} is no style sheet`))
    }
  })
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return worn
}
