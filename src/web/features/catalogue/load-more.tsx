import { useEffect, useRef } from 'react'
import { shopCount } from '#contract/french/counted.ts'
import type { ShopProducts } from '#web/features/catalogue/use-shop-products.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Reads on before the end of the list comes in sight. */
const PRELOAD_MARGIN = '800px'

type Props = {
  list: ShopProducts
  /** The address of the list from a place on, for browsers without JavaScript. */
  hrefFrom: (cursor: string) => string
}

/** More of the list: as one scrolls, or by a link that works without JavaScript too. */
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
        // A busy phone tells several changes at once; the last says where the end stands now.
        const entry = entries.at(-1)
        if (!entry?.isIntersecting) return
        watcher.unobserve(entry.target)
        await readNext.current()
        // It is told anew where the end stands: what was read may have been drawn without the end ever leaving the sight.
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
