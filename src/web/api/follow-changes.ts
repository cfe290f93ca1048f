import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_FOLLOW_DELAY_MS } from '#contract/orders/facts.ts'

/** How often the page asks by itself while nobody tells it. */
const POLL_MS = 15_000
/** A stream that was refused is tried again after this long; a cut one comes back by itself. */
const REOPEN_MS = 60_000
type Source = EventTarget & Pick<EventSource, 'close' | 'readyState'>

/**
 * Calls `onChange` whenever the server-sent events of an address tell of a change, and regularly while they
 * cannot be had. When they come back, it is called for what may have been missed; of what was between the reading and the
 * stream the server tells.
 * @param readSince when the page began to read what is followed, by `performance.now()`
 * @returns call it to stop
 */
export function followChanges(
  address: string,
  onChange: () => void,
  readSince: number,
  open: (address: string) => Source = address => new EventSource(address),
): () => void {
  let source: Source | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let wasCut = false

  const stopPolling = (): void => {
    clearInterval(polling)
    polling = undefined
  }
  const connect = (): void => {
    const askedAt = performance.now()
    source = open(`${address}?readMsAgo=${Math.ceil(askedAt - readSince)}`)
    source.addEventListener('changed', onChange)
    source.addEventListener('open', () => {
      stopPolling()
      if (wasCut || performance.now() - askedAt > MAX_FOLLOW_DELAY_MS) onChange()
    })
    source.addEventListener('error', () => {
      wasCut = true
      polling ??= setInterval(onChange, POLL_MS)
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(connect, REOPEN_MS)
    })
  }

  connect()
  return () => {
    source?.close()
    stopPolling()
    clearTimeout(reopening)
  }
}

/**
 * Follows an address as long as the component is shown; nothing without an address.
 * @param readSince 0 for what came with the page; by itself, what is read once the component is there
 */
export function useChanges(address: string | undefined, onChange: () => void, readSince?: number): void {
  const tell = useEffectEvent(onChange)
  const [shownAt] = useState(() => performance.now())
  const since = readSince ?? shownAt
  useEffect(() => (address ? followChanges(address, () => tell(), since) : undefined), [address, since])
}
