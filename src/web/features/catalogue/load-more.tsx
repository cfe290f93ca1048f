import { useEffect, useRef } from 'react'
import { shopCount } from '#contract/french/counted.ts'
import type { ShopProducts } from '#web/features/catalogue/use-shop-products.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Loads the next page before the end of the list is visible. */
const PRELOAD_MARGIN = '800px'

type Props = {
  list: ShopProducts
  /** The URL of the list from a cursor on, for browsers without JavaScript. */
  hrefFrom: (cursor: string) => string
}

/** Loads more of the list: on scrolling, or by a link that works without JavaScript. */
export function LoadMore({ list, hrefFrom }: Props) {
  const { products, total, next, isStale, isReadingNext, readsByScrolling } = list
  const end = useRef<HTMLDivElement>(null)
  const readNext = useRef(list.readNext)
  useEffect(() => {
    readNext.current = list.readNext
  })
  const isWatching = Boolean(next) && readsByScrolling && !isStale && !isReadingNext && !list.error
  useEffect(() => {
    if (!isWatching || !end.current) return
    const watcher = new IntersectionObserver(
      async entries => {
        // Several entries may be batched; the last one is current.
        const entry = entries.at(-1)
        if (!entry?.isIntersecting) return
        watcher.unobserve(entry.target)
        await readNext.current()
        // Observe again to get the current state: the new items may have been rendered without the end leaving the viewport.
        if (isStillWatching) watcher.observe(entry.target)
      },
      { rootMargin: PRELOAD_MARGIN },
    )
    let isStillWatching = true
    watcher.observe(end.current)
    return () => {
      isStillWatching = false
      watcher.disconnect()
    }
  }, [isWatching])

  if (!next) return null
  return (
    <div ref={end} className="mt-8 flex flex-col items-center gap-3">
      <p className="nums text-sm text-ink-soft">
        {products.length} produits affichés sur {shopCount(total)}
      </p>
      <LinkButton
        href={hrefFrom(next)}
        variant="secondary"
        isPreloaded={false}
        isExact
        onClick={event => {
          event.preventDefault()
          void list.readNext()
        }}
      >
        {isReadingNext ? 'Chargement…' : 'Voir plus'}
      </LinkButton>
    </div>
  )
}
