import { reloadOnceFor } from '#web/reload-once.ts'

const GONE = 404

/** A line on which nothing of any file came for so long is taken for cut. */
const SILENCE_MS = 20_000

const isStyleSheet = (file: string) => file.endsWith('.css')

/** Puts a style sheet onto the page, which so far has the styles of what the server drew, and may soon draw anything. */
function wear(sheet: string): Promise<unknown> {
  const link = document.createElement('link')
  const worn = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
  return worn
}

async function bring(file: string, signal: AbortSignal, onBytes: () => void): Promise<void> {
  const answer = await fetch(file, { signal })
  if (answer.status === GONE) reloadOnceFor(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const bytes = answer.body!.getReader()
  while (!(await bytes.read()).done) onBytes()
  if (isStyleSheet(file)) await wear(file)
}

/**
 * Brings files into the browser's cache, all at once, and puts on what is a style sheet. Not by `modulepreload`: browsers may
 * remember that a module did not come, and what was fetched can be tried again.
 * @throws Error when one does not come, or none goes on coming
 */
export async function bringFiles(files: readonly string[]): Promise<void> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    if (silence.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  listen()
  try {
    await Promise.all(files.map(file => bring(file, silence.signal, listen)))
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
