import { reloadOnceFor } from '#web/reload-once.ts'

const NOT_FOUND = 404

/** No bytes of any file for this long: the connection counts as lost. */
const STALL_TIMEOUT_MS = 20_000

const isStyleSheet = (file: string) => file.endsWith('.css')

/** Adds the full style sheet to the page: so far it has only the rules that the server-rendered HTML needs. */
function applyStyleSheet(href: string): Promise<unknown> {
  const link = document.createElement('link')
  const applied = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return applied
}

async function fetchFile(file: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  const answer = await fetch(file, { signal })
  if (answer.status === NOT_FOUND) reloadOnceFor(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const bytes = answer.body!.getReader()
  while (!(await bytes.read()).done) onBytes()
  if (isStyleSheet(file)) await applyStyleSheet(file)
}

/**
 * Downloads files into the browser's cache, all at once, and applies style sheets. Not by `modulepreload`: browsers may
 * remember that a module failed, while a fetch can be repeated.
 * @throws Error when a file fails, or no bytes arrive for `STALL_TIMEOUT_MS`
 */
export async function preloadFiles(files: readonly string[]): Promise<void> {
  const stall = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    if (stall.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => stall.abort(), STALL_TIMEOUT_MS)
  }
  restartTimer()
  try {
    await Promise.all(files.map(file => fetchFile(file, stall.signal, restartTimer)))
  } finally {
    clearTimeout(timer)
    stall.abort()
  }
}
