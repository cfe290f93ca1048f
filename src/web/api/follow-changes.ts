import { useEffect, useEffectEvent } from 'react'

/** How often the page asks by itself while nobody tells it. */
const POLL_MS = 15_000
/** A stream that was refused is tried again after this long; a cut one comes back by itself. */
const REOPEN_MS = 60_000

type Source = EventTarget & Pick<EventSource, 'close' | 'readyState'>

/**
 * Calls `onChange` whenever the server-sent events of an address tell of a change, and regularly while they
 * cannot be had. Once they come (back), it is called for what may have been missed.
 * @returns call it to stop
 */
export function followChanges(
  address: string,
  onChange: () => void,
  open: (address: string) => Source = address => new EventSource(address),
): () => void {
  let source: Source | undefined
  let polling: ReturnType<typeof setInterval> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined

  const stopPolling = (): void => {
    clearInterval(polling)
    polling = undefined
  }
  const connect = (): void => {
    source = open(address)
    source.addEventListener('changed', onChange)
    source.addEventListener('open', () => {
      stopPolling()
      // Something may have happened since the page was read, or while the stream was cut.
      onChange()
    })
    source.addEventListener('error', () => {
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

/** Follows an address as long as the component is shown; nothing without an address. */
export function useChanges(address: string | undefined, onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => (address ? followChanges(address, () => tell()) : undefined), [address])
}
