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
  /** The items are cancelled and not charged. */
  isOff?: boolean
  /** Actions below an item. */
  actionOf?: (item: Item) => ReactNode
}

/** The items of an order: picture, name, quantity × unit price, line total. */
export function OrderItems({ items, isOff = false, actionOf }: Props) {
  return (
    <ul className={cx('divide-y divide-line', isOff && 'text-ink-soft')}>
      {items.map(item => (
        <li key={item.id} className="py-2.5">
          <div className="flex gap-3 max-[30rem]:gap-2">
            <span aria-hidden className="no-print size-12 shrink-0 overflow-hidden rounded-xl bg-paper-deep">
              <ItemThumbnail item={item} sidePx={48} />
            </span>
            <div className="flex min-w-0 grow flex-wrap items-baseline justify-end gap-x-4 max-[30rem]:gap-x-2">
              {/* On phones the sum is below the name, which has the whole width. */}
              <span className="max-w-full grow basis-20 break-words max-[30rem]:basis-full">
                <SiteLink
                  href={paths.product(item.productId)}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {withNonBreakingNumbers(item.product.name)}
                </SiteLink>
              </span>
              <span className="nums order-last basis-full text-ink-soft max-[30rem]:order-none max-[30rem]:grow max-[30rem]:basis-auto max-[30rem]:text-sm">
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
