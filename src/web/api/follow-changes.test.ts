import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followChanges } from '#web/api/follow-changes.ts'

const CONNECTING = 0
const CLOSED = 2

/** A stream whose events the test sends. */
class FakeSource extends EventTarget {
  readyState = CONNECTING
  isClosed = false
  close() {
    this.isClosed = true
  }
  tell(type: string) {
    this.dispatchEvent(new Event(type))
  }
  refuse() {
    this.readyState = CLOSED
    this.tell('error')
  }
}

describe('following what changes on the server', () => {
  let opened: FakeSource[]
  let addresses: string[]
  let onChange: ReturnType<typeof vi.fn<() => void>>
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', { CLOSED })
    opened = []
    addresses = []
    onChange = vi.fn<() => void>()
    stop = followChanges('/events', onChange, performance.now(), address => {
      addresses.push(address)
      const source = new FakeSource()
      opened.push(source)
      return source
    })
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('the server is told when the page was read, and tells what happened before the stream opened', () => {
    expect(addresses).toEqual(['/events?readMsAgo=0'])
    opened[0]?.tell('open')
    expect(onChange).not.toHaveBeenCalled()
    opened[0]?.tell('changed')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('what happened while a stream was long in coming is asked for', () => {
    vi.advanceTimersByTime(11_000)
    opened[0]?.tell('open')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('an open stream is believed: no polling beside it', () => {
    opened[0]?.tell('open')
    vi.advanceTimersByTime(120_000)
    expect(onChange).not.toHaveBeenCalled()
    opened[0]?.tell('changed')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('while the stream is cut the page asks by itself, and once more when it is back', () => {
    opened[0]?.tell('open')
    opened[0]?.tell('error')
    vi.advanceTimersByTime(45_000)
    expect(onChange).toHaveBeenCalledTimes(3)
    opened[0]?.tell('open')
    expect(onChange).toHaveBeenCalledTimes(4)
    vi.advanceTimersByTime(60_000)
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  test('a stream that was refused is tried again later', () => {
    opened[0]?.refuse()
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(addresses).toEqual(['/events?readMsAgo=0', '/events?readMsAgo=60000'])
  })

  test('stopping closes the stream and asks no more', () => {
    opened[0]?.refuse()
    stop()
    vi.advanceTimersByTime(300_000)
    expect(opened[0]?.isClosed).toBe(true)
    expect(opened).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
  })
})
