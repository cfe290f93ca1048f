import type { ReactNode } from 'react'
import { lineTotal } from '#contract/money.ts'
import { pricedParts } from '#contract/orders/item-words.ts'
import { withNonBreakingNumbers } from '#contract/orders/non-breaking-numbers.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { ItemThumbnail } from '#web/features/orders/item-thumbnail.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Item = Order['items'][number]

type Props = {
  items: readonly Item[]
  /** They were cancelled: nobody pays them. */
  isOff?: boolean
  /** What one may do with an item, under it. */
  actionOf?: (item: Item) => ReactNode
}

/** What was ordered: a picture, name, quantity × unit price, what that makes. */
export function OrderItems({ items, isOff = false, actionOf }: Props) {
  return (
    <ul className={cx('divide-y divide-line', isOff && 'text-ink-soft')}>
      {items.map(item => (
        <li key={item.id} className="py-2.5">
          <div className="flex gap-3">
            <span aria-hidden className="no-print size-12 shrink-0 overflow-hidden rounded-xl bg-paper-deep">
              <ItemThumbnail item={item} sidePx={48} />
            </span>
            <div className="flex min-w-0 grow flex-wrap items-baseline justify-end gap-x-4">
              {/* Beside a name that has no room left, a large sum stands below it. */}
              <span className="max-w-full grow basis-20 break-words">
                <SiteLink
                  href={paths.product(item.productId)}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {withNonBreakingNumbers(item.product.name)}
                </SiteLink>
              </span>
              <span className="nums order-last basis-full text-ink-soft max-[22rem]:text-sm">
                {pricedParts(item).map((part, place) => (
                  <span key={part}>
                    {place > 0 && ', '}
                    <span className="inline-block">{part}</span>
                  </span>
                ))}
              </span>
              <Price amount={lineTotal(item)} size="small" isOff={isOff} />
            </div>
          </div>
          {actionOf && <div className="no-print mt-1">{actionOf(item)}</div>}
        </li>
      ))}
    </ul>
  )
}
