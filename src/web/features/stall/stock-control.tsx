import { Minus, Plus } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { unitWords } from '#contract/french/quantity-words.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { MAX_STOCK, type StockState, useStock } from '#web/features/stall/use-stock.ts'
import { Button } from '#web/ui/button.tsx'

const stepClass =
  'grid size-12 shrink-0 place-items-center rounded-full text-leaf-800 ring-1 ring-line-strong hover:bg-leaf-50 active:bg-leaf-100 disabled:text-line-strong disabled:ring-line disabled:hover:bg-transparent'

/** The stock of a product, set in place with one thumb: less, a number, more. */
export function StockControl({ product }: { product: VendorProduct }) {
  const { stock, state, isWanted, save, step, type, giveUp } = useStock(product)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value.replace(/\D/g, '')
    type(Number(typed))
  }
  return (
    <div>
      <form
        className="flex items-center gap-2"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <button
          type="button"
          aria-label={`Un de moins, ${product.name}`}
          disabled={stock <= 0}
          onClick={() => step(-1)}
          className={stepClass}
        >
          <Minus aria-hidden className="size-5" />
        </button>
        <label className="flex min-w-0 grow items-center justify-center gap-2">
          <span className="sr-only">Stock de {product.name}</span>
          <input
            inputMode="numeric"
            value={stock}
            onChange={handleChange}
            onFocus={event => event.target.select()}
            className="nums min-h-12 w-20 min-w-0 rounded-field border border-line-strong bg-white px-2 text-center text-lg font-semibold"
          />
          <span className="text-sm text-ink-soft">{unitWords(stock, product.unit)}</span>
        </label>
        <button
          type="button"
          aria-label={`Un de plus, ${product.name}`}
          disabled={stock >= MAX_STOCK}
          onClick={() => step(1)}
          className={stepClass}
        >
          <Plus aria-hidden className="size-5" />
        </button>
        {isWanted && state.is !== 'saving' && (
          <Button type="submit" className="px-4">
            OK
          </Button>
        )}
      </form>
      <Outcome state={state} isWanted={isWanted} retry={() => void save()} giveUp={giveUp} />
    </div>
  )
}

type OutcomeProps = { state: StockState; isWanted: boolean; retry: () => void; giveUp: () => void }

function Outcome({ state, isWanted, retry, giveUp }: OutcomeProps) {
  return (
    <div role="status" className="mt-1 min-h-5 text-center text-sm">
      {state.is === 'saving' && <span className="text-ink-soft">Enregistrement…</span>}
      {state.is === 'saved' && <span className="font-semibold text-leaf-700">Stock enregistré</span>}
      {state.is === 'failed' && (
        <div className="rounded-field bg-danger-tint p-2 text-danger">
          <p>
            <strong>Stock non enregistré.</strong> {state.sentence}
          </p>
          {isWanted && (
            <p className="flex flex-wrap justify-center gap-2">
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
