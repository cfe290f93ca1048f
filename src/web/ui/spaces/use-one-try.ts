import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createStore } from '#web/ui/create-store.ts'

type Retry = () => void

/** What failed and is still in the page. */
const failures = createStore<ReadonlyMap<HTMLElement, RefObject<Retry>>>(new Map())
/** What is in sight may be another, though the same failed. */
const lookAgain = () => failures.write(failures.read())

/** Marks what only stands beside what a page is for. */
export const asideMark = { 'data-failed-aside': '' }
const isAside = (element: HTMLElement) => 'failedAside' in element.dataset

const isShown = (element: HTMLElement) => element.getClientRects().length > 0
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Is it the one in sight that offers another try? What a window over the page says of itself is apart. */
function isFirst(element: HTMLElement | null): boolean {
  if (!element || !isShown(element)) return false
  const dialog = element.closest('dialog')
  const beside = [...failures.read().keys()].filter(
    each => isShown(each) && each.closest('dialog') === dialog,
  )
  return element === beside.reduce((one, other) => (isSooner(other, one) ? other : one))
}

/** What the page is for comes before what stands beside that. */
const isSooner = (one: HTMLElement, other: HTMLElement) =>
  isAside(one) === isAside(other) ? isBefore(one, other) : isAside(other)

function tryAll(): void {
  for (const retry of failures.read().values()) retry.current()
}

type OneTry<E extends HTMLElement> = {
  /** For what says that it failed. */
  ref: RefObject<E | null>
  /** Tries all again that failed; undefined where another one above offers it. */
  tryAgain: (() => void) | undefined
}

/** Did anything fail but what is told in a place, in sight or not? */
export const useHasFailed = (place: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    failures.subscribe,
    () => [...failures.read().keys()].some(element => !place.current?.contains(element)),
    () => false,
  )

/** One outage takes several parts of a page: the first of them offers another try, which is one of all. */
export function useOneTry<E extends HTMLElement>(retry: Retry): OneTry<E> {
  const ref = useRef<E>(null)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  }, [retry])
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    failures.write(new Map(failures.read()).set(element, latest))
    // A fold may open, or a wider screen show what a narrower one leaves out.
    const watched = new ResizeObserver(lookAgain)
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
