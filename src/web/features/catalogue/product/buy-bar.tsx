import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/schemas.ts'
import { formatFcfa, lineTotal } from '#contract/money.ts'
import { PAYMENT_METHODS_SUMMARY } from '#contract/payments/means.ts'
import { cartItemOf, isForSale } from '#web/features/catalogue/cards/cart-item-of.ts'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { LazyStockAlert } from '#web/features/favourites/lazy-marks.tsx'
import { addToCart } from '#web/features/orders/cart/add-to-cart.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { replayEachPress } from '#web/ui/replay-each-press.ts'

const LARGE_STEP = 5

type LargeStepsProps = { quantity: number; max: number; label: string; onChange: (quantity: number) => void }

/** Larger steps for large quantities. */
const LargeSteps = ({ quantity, max, label, onChange }: LargeStepsProps) => (
  <div className={cx('flex shrink-0 gap-1.5', quantity === 1 && 'max-lg:hidden')}>
    {[LARGE_STEP, 2 * LARGE_STEP].map(more => (
      <Button
        {...replayEachPress}
        key={more}
        variant="quiet"
        size="small"
        className="min-w-11 bg-white px-2.5 ring-1 ring-line-strong"
        aria-label={`Augmenter de ${more}\u00a0: ${label}`}
        aria-disabled={quantity >= max}
        onClick={() => onChange(Math.min(max, quantity + more))}
      >
        +{more}
      </Button>
    ))}
  </div>
)

/** Quantity and the cart button, sticky on phones; what several cost, since the page shows the price of one. */
export function BuyBar({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1)
  const pause = usePause(product.vendor)
  const isOnSale = isForSale(product) && !pause
  const isSoldOut = product.status === 'active' && product.stock === 0
  const total = lineTotal({ price: product.price, quantity })
  return (
    <section aria-label="Acheter" className="act-bar buy-bar noscript:hidden">
      {pause && <p className="pb-2 font-semibold text-orange-700">{pause}</p>}
      <div className="flex flex-wrap items-center gap-2 lg:gap-3">
        {isOnSale && (
          <QuantityStepper
            quantity={quantity}
            min={1}
            max={product.stock}
            label={product.name}
            onChange={setQuantity}
          />
        )}
        <div
          className={cx(
            'flex items-center justify-between gap-3 max-lg:order-first max-lg:w-full lg:contents',
            quantity === 1 && 'max-lg:contents',
          )}
        >
          <p
            role="status"
            className={cx(
              'nums leading-tight lg:order-first lg:w-full',
              quantity === 1 && 'max-lg:sr-only lg:hidden',
            )}
          >
            {quantity > 1 && (
              <span className="block text-sm text-ink-soft lg:inline">{`${quantity} × ${formatFcfa(product.price)} = `}</span>
            )}
            <Price amount={total} />
          </p>
          {isOnSale && (
            // On phones it stands among the facts.
            <p className="order-last w-full text-sm text-ink-soft max-lg:hidden">{PAYMENT_METHODS_SUMMARY}</p>
          )}
          {isOnSale && product.stock > LARGE_STEP && (
            <LargeSteps quantity={quantity} max={product.stock} label={product.name} onChange={setQuantity} />
          )}
        </div>
        {isSoldOut && <LazyStockAlert productId={product.id} name={product.name} />}
        <Button
          size={isSoldOut ? 'small' : 'large'}
          className="min-w-0 grow whitespace-nowrap max-lg:px-1 max-[25rem]:text-base max-[22.5rem]:text-sm"
          disabled={!isOnSale}
          onClick={() => {
            const before = cart.items()
            addToCart(cartItemOf(product), quantity)
            // Nothing was added when the cart is full.
            if (cart.items() !== before) setQuantity(1)
          }}
        >
          <ShoppingBasket aria-hidden className="size-5 shrink-0 max-[25rem]:hidden" />
          Ajouter au panier
        </Button>
      </div>
    </section>
  )
}
