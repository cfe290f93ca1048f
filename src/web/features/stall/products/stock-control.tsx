import { Minus, Plus } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { unitWords } from '#contract/french/quantity-words.ts'
import { ofName } from '#contract/of-name.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { MAX_STOCK, type StockState, useStock } from '#web/features/stall/products/use-stock.ts'
import { Button } from '#web/ui/button.tsx'

const stepClass =
  'grid size-11 shrink-0 place-items-center rounded-full text-leaf-800 ring-1 ring-line-strong hover:bg-leaf-50 active:bg-leaf-100 aria-disabled:text-line-strong aria-disabled:ring-line aria-disabled:hover:bg-transparent'

/** Stock stepper of a row, with its save status below. A button at its limit keeps the focus. */
export function StockControl({ product }: { product: VendorProduct }) {
  const { stock, state, isWanted, save, step, type, giveUp } = useStock(product)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value.replace(/\D/g, '')
    type(Number(typed))
  }
  return (
    <>
      <form
        className="flex min-w-0 flex-1 items-center gap-1 max-[22rem]:flex-wrap"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <button
          type="button"
          aria-label={`Un de moins, ${product.name}`}
          aria-disabled={stock <= 0}
          onClick={() => stock > 0 && step(-1)}
          className={stepClass}
        >
          <Minus aria-hidden className="size-5" />
        </button>
        <label className="min-w-9 shrink-0" style={{ width: `${Math.max(3, String(stock).length) + 3}ch` }}>
          <span className="sr-only">Stock {ofName(product.name)}</span>
          <input
            inputMode="numeric"
            value={stock}
            onChange={handleChange}
            onFocus={event => event.target.select()}
            className="nums min-h-11 w-full rounded-field border border-line-strong bg-white px-1 text-center text-lg font-semibold"
          />
        </label>
        <button
          type="button"
          aria-label={`Un de plus, ${product.name}`}
          aria-disabled={stock >= MAX_STOCK}
          onClick={() => stock < MAX_STOCK && step(1)}
          className={stepClass}
        >
          <Plus aria-hidden className="size-5" />
        </button>
        {isWanted && state.is === 'chosen' ? (
          <Button type="submit" className="px-4">
            OK
          </Button>
        ) : product.isLowStock && stock === product.stock ? (
          // Below the stepper, where it does not fit beside it.
          <StockLine
            stock={product.stock}
            unit={product.unit}
            className="-mr-2 min-w-0 pl-0.5 text-xs leading-4 max-[22rem]:basis-full [&>svg]:hidden"
          />
        ) : (
          <span className="min-w-0 truncate pl-1 text-sm text-ink-soft max-[22rem]:hidden">
            {unitWords(stock, product.unit)}
          </span>
        )}
      </form>
      <Outcome state={state} isWanted={isWanted} retry={() => void save()} giveUp={giveUp} />
    </>
  )
}

/** Positioned between two rows, so that nothing shifts. */
const besideClass = 'absolute top-full left-0 text-xs leading-4'

type OutcomeProps = { state: StockState; isWanted: boolean; retry: () => void; giveUp: () => void }

function Outcome({ state, isWanted, retry, giveUp }: OutcomeProps) {
  return (
    <div role="status" className="order-last basis-full text-sm">
      {state.is === 'saving' && <span className={`${besideClass} text-ink-soft`}>Enregistrement…</span>}
      {state.is === 'saved' && (
        <span className={`${besideClass} font-semibold text-leaf-700`}>Stock enregistré</span>
      )}
      {state.is === 'failed' && (
        <div className="mt-2 rounded-field bg-danger-tint p-2 text-danger">
          <p>
            <strong>Stock non enregistré.</strong> {state.sentence}
          </p>
          {isWanted && (
            <p className="flex flex-wrap gap-2">
              <Button variant="quiet" size="small" onClick={retry}>
                Réessayer
              </Button>
              <Button variant="quiet" size="small" onClick={giveUp}>
                Abandonner
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
