import { quantityWords } from '#contract/french/quantity-words.ts'
import { lineTotal } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { CartTotals } from '#web/features/orders/cart/cart-totals.tsx'
import { TotalBar, totalBarActionClass } from '#web/features/orders/cart/total-bar.tsx'
import { type Missing, NextMissing } from '#web/features/orders/checkout/next-missing.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = {
  items: readonly CartItem[]
  /** Products that cannot be ordered now. */
  absent: ReadonlySet<string>
  total: string
  /** What is still missing for the order. */
  missing: Missing | undefined
  pendingWord: string | false
  /** True when an unpaid order has the same products: paying that one is the primary button. */
  isSecond: boolean
}

/** Contents, total and submit button, sticky. */
export function CheckoutSummary({ items, absent, total, missing, pendingWord, isSecond }: Props) {
  return (
    <div className="contents lg:sticky lg:top-24 lg:grid lg:grid-cols-1 lg:gap-4">
      <Card as="section">
        <div className="mb-4 flex items-center justify-between gap-4 max-[20rem]:flex-wrap">
          <h2 className="text-xl">Récapitulatif</h2>
          <LinkButton href={paths.cart()} variant="quiet" size="small" className="-mr-3">
            Modifier<span className="sr-only"> le panier</span>
          </LinkButton>
        </div>
        <ul className="mb-4 grid gap-2 border-b border-line pb-4">
          {items.map(item => (
            <li key={item.id} className="flex flex-wrap items-baseline justify-end gap-x-4">
              <span className="min-w-0 grow basis-32">
                {item.name}{' '}
                <span className="whitespace-nowrap text-ink-soft">
                  × {quantityWords(item.quantity, item.unit)}
                </span>
              </span>
              {absent.has(item.id) ? (
                <span className="text-sm font-semibold text-warning">Hors du total</span>
              ) : (
                <Price amount={lineTotal(item)} size="small" />
              )}
            </li>
          ))}
        </ul>
        <CartTotals total={total} />
      </Card>
      <TotalBar total={total} missing={missing && <NextMissing missing={missing} />} isAlone>
        <Button
          type="submit"
          variant={isSecond ? 'secondary' : 'primary'}
          isWide
          pendingWord={pendingWord}
          className={totalBarActionClass}
        >
          Confirmer la commande
        </Button>
      </TotalBar>
    </div>
  )
}
