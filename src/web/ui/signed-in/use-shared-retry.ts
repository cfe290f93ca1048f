import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createStore } from '#web/ui/create-store.ts'

type Retry = () => void

/** Failures on the page, by element. */
const failures = createStore<ReadonlyMap<HTMLElement, RefObject<Retry>>>(new Map())
/** Re-evaluates which failure is visible first. */
const recheck = () => failures.write(failures.read())

/** Marks failures of secondary content. */
export const secondaryMark = { 'data-failed-aside': '' }
const isAside = (element: HTMLElement) => 'failedAside' in element.dataset

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Whether it is the first visible failure, which offers the retry. Dialogs count separately. */
function isFirst(element: HTMLElement | null): boolean {
  if (!element || !isShown(element)) return false
  const dialog = element.closest('dialog')
  const beside = [...failures.read().keys()].filter(
    each => isShown(each) && each.closest('dialog') === dialog,
  )
  return element === beside.reduce((one, other) => (comesBefore(other, one) ? other : one))
}

/** Primary content comes before secondary. */
const comesBefore = (one: HTMLElement, other: HTMLElement) =>
  isAside(one) === isAside(other) ? isBefore(one, other) : isAside(other)

function tryAll(): void {
  for (const retry of failures.read().values()) retry.current()
}

type SharedRetry<E extends HTMLElement> = {
  /** For the element that shows the failure. */
  ref: RefObject<E | null>
  /** Retries everything that failed; undefined where another failure offers the retry. */
  tryAgain: (() => void) | undefined
}

/** Whether there is a failure outside of an element, visible or not. */
export const useHasFailure = (place: RefObject<HTMLElement | null>): boolean =>
  useSome(element => !place.current?.contains(element))

/** Whether there is a failure of primary content, visible or not. */
export const useHasPrimaryFailure = (): boolean => useSome(element => !isAside(element))

const useSome = (isMeant: (element: HTMLElement) => boolean): boolean =>
  useSyncExternalStore(
    failures.subscribe,
    () => [...failures.read().keys()].some(isMeant),
    () => false,
  )

/** When several parts of a page fail together, only the first offers a retry, which retries all. */
export function useSharedRetry<E extends HTMLElement>(retry: Retry): SharedRetry<E> {
  const ref = useRef<E>(null)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  }, [retry])
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    failures.write(new Map(failures.read()).set(element, latest))
    // A section may be expanded, or a wider screen may show more.
    const watched = new ResizeObserver(recheck)
    watched.observe(element)
    return () => {
      watched.disconnect()
      const others = new Map(failures.read())
      others.delete(element)
      failures.write(others)
    }
  }, [])
  const isOffered = useSyncExternalStore(
    failures.subscribe,
    () => isFirst(ref.current),
    () => false,
  )
  return { ref, tryAgain: isOffered ? tryAll : undefined }
}
