import { ImageOff } from 'lucide-react'
import { lineTotal } from '#contract/money.ts'
import { MAX_QUANTITY } from '#contract/orders/order-size.ts'
import { paths } from '#contract/paths.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'
import { cart } from '#web/features/orders/cart/cart-store.ts'
import { removeFromCart } from '#web/features/orders/cart/remove-from-cart.ts'
import { cx } from '#web/ui/cx.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  item: CartItem
  /** True below a heading with the vendor's name, which the line then omits. */
  isBelowVendor?: boolean
  /** True when it cannot be ordered now. */
  isAbsent?: boolean
  /** Called on the way to the product: the drawer closes. */
  onLeave?: () => void
}

/** A line of the cart page. */
export function CartLine({ item, isBelowVendor = false, isAbsent = false, onLeave }: Props) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 py-3 sm:py-4 max-[20rem]:grid-cols-[3.5rem_minmax(0,1fr)]">
      <span className="grid size-20 place-items-center overflow-hidden rounded-xl bg-paper-deep max-[20rem]:size-14 sm:row-span-2">
        {item.image ? (
          <img
            src={item.image}
            alt=""
            width={80}
            height={80}
            loading="lazy"
            className={cx('size-full object-cover', isAbsent && 'opacity-50 grayscale')}
          />
        ) : (
          <ImageOff aria-hidden className="size-6 text-ink-soft" />
        )}
      </span>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <SiteLink href={paths.product(item.id)} onClick={onLeave} className="font-semibold hover:underline">
            {item.name}
          </SiteLink>
          {!isBelowVendor && <p className="text-sm text-ink-soft">Vendu par {item.vendorName}</p>}
          <p>
            <Price amount={item.price} unit={item.unit} size="small" />
          </p>
        </div>
        <button
          type="button"
          aria-label={`Retirer ${item.name} du panier`}
          onClick={() => removeFromCart(item)}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-danger-tint hover:text-danger"
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
      {isAbsent ? (
        <p className="mt-2 text-sm font-semibold text-warning max-sm:col-span-2">
          Pas disponible pour le moment, hors du total
        </p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 max-sm:col-span-2">
          <QuantityStepper
            quantity={item.quantity}
            max={MAX_QUANTITY}
            label={item.name}
            onChange={quantity =>
              quantity === 0 ? removeFromCart(item) : cart.setQuantity(item.id, quantity)
            }
          />
          <Price amount={lineTotal(item)} />
        </div>
      )}
    </li>
  )
}
