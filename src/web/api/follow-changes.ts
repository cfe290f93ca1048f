import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_FOLLOW_DELAY_MS } from '#contract/orders/facts.ts'

/** Polling interval while no event stream is available. */
const POLL_MS = 15_000
/** Delay before reopening a refused stream; browsers reopen a broken one by themselves. */
const REOPEN_MS = 60_000
type Source = EventTarget & Pick<EventSource, 'close' | 'readyState'>

/**
 * Calls `onChange` for each server-sent event of an address, and by polling while the stream is unavailable. Also called
 * after a reconnection, for missed events; changes between the read and the connection are reported by the server.
 * @param readSince when the data was requested, by `performance.now()`
 * @returns unsubscribes
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
 * Follows an address while the component is mounted; nothing without an address.
 * @param readSince 0 for data that came with the page; by default the time of mounting
 */
export function useChanges(address: string | undefined, onChange: () => void, readSince?: number): void {
  const handleChange = useEffectEvent(onChange)
  const [shownAt] = useState(() => performance.now())
  const since = readSince ?? shownAt
  useEffect(
    () => (address ? followChanges(address, () => handleChange(), since) : undefined),
    [address, since],
  )
}
