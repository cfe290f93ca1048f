import type { KeyboardEvent } from 'react'
import { pluralUnit, quantityWords } from '#contract/french/quantity-words.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { ProductStatusBadge } from '#web/features/stall/product-status-badge.tsx'
import type { Stocks } from '#web/features/stall/stocks/use-stocks.ts'
import { cx } from '#web/ui/cx.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

/** Id of a product's field. */
export const stockFieldId = (productId: string): string => `stock-${productId}`

/** Enter moves to the next field, and from the last to the button. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || !form) return
  event.preventDefault()
  const fields = [...form.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  ;(next ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus()
}

/** A product with its stock field. */
export function StockRow({ product, stocks }: { product: VendorProduct; stocks: Stocks }) {
  const { id, name, stock, unit, isLowStock } = product
  const [picture] = product.pictures
  const one = stocks.typed[id]
  const isChanged = one !== undefined && one.typed !== '' && Number(one.typed) !== stock
  const warningId = `${stockFieldId(id)}-warning`
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] min-[21rem]:grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-card py-2 pr-2 pl-2.5 ring-1',
        isChanged
          ? 'bg-leaf-50 ring-leaf-700'
          : isLowStock
            ? 'bg-mango-50 ring-mango-400'
            : 'bg-white ring-line',
      )}
    >
      <div className="hidden w-10 min-[21rem]:block">
        <ResponsivePicture
          picture={picture}
          alt=""
          missing=""
          sizes="2.5rem"
          isSquare
          className="rounded-lg"
        />
      </div>
      <label htmlFor={stockFieldId(id)} className="min-w-0 leading-tight">
        <span className="line-clamp-3">
          <span className="font-semibold hyphens-auto">{name}</span>{' '}
          <span className="text-sm whitespace-nowrap text-ink-soft">en {pluralUnit(unit)}</span>
        </span>
        <StockNote product={product} wished={isChanged ? Number(one.typed) : undefined} />
      </label>
      <input
        id={stockFieldId(id)}
        name={id}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        placeholder={String(stock)}
        value={one?.typed ?? stock}
        aria-describedby={one?.isToCheck ? warningId : undefined}
        onFocus={event => event.target.select()}
        onChange={event => stocks.type(product, event.target.value)}
        onBlur={() => stocks.leave(product)}
        onKeyDown={goOn}
        className="nums control min-h-12 w-20 px-1 text-center text-xl font-semibold"
      />
      {one?.isToCheck && (
        <p
          id={warningId}
          className="col-span-full mt-1.5 rounded-field bg-warning-tint px-3 py-2 text-warning"
        >
          Le stock a changé entre-temps&nbsp;: il est de {quantityWords(one.seen, unit)}. Vérifiez votre
          nombre.
        </p>
      )}
    </li>
  )
}

type StockNoteProps = {
  product: VendorProduct
  /** Typed number that is not saved yet. */
  wished: number | undefined
}

/** Note beside the field: low stock, the pending change, or not on sale. */
function StockNote({ product, wished }: StockNoteProps) {
  const { status, stock, unit } = product
  const isLow = product.isLowStock && wished === undefined
  const becomes = wished !== undefined && `${stock.toLocaleString('fr-FR')} → ${quantityWords(wished, unit)}`
  const words = becomes || (isLow && lowWords(product))
  if (!words && status === 'active') return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {words && <span className={cx('nums', isLow && 'font-semibold text-laterite-700')}>{words}</span>}
      {status !== 'active' && <ProductStatusBadge status={status} />}
    </span>
  )
}

const lowWords = ({ stock, unit }: VendorProduct): string =>
  stock === 0 ? 'Rupture de stock' : `Plus que ${quantityWords(stock, unit)}`
