import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { counted, oneOrMany } from '#contract/french/counted.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { readAllPages } from '#web/api/read-all-pages.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { MAX_STOCK } from '#web/features/stall/products/use-stock.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'
import {
  stockChangesOf,
  type TypedStocks,
  toCheck,
  typedSince,
  typedStocksOf,
} from '#web/features/stall/stocks/typed-stocks.ts'
import { toast } from '#web/ui/toast.ts'

const UNREACHED = 'Le serveur n’a pas pu être joint. Vos nombres sont gardés sur cet appareil.'

const inFrench = new Intl.Collator('fr')

/** Low and empty stocks first, by quantity, then by name. */
const byNeed = (one: VendorProduct, other: VendorProduct): number =>
  Number(other.isLowStock) - Number(one.isLowStock) ||
  (one.isLowStock ? one.stock - other.stock : 0) ||
  inFrench.compare(one.name, other.name)

/** All products of the vendor, by urgency. */
export function useAllProducts() {
  const api = useApi()
  const query = useQuery({
    queryKey: [...apiKey('listVendorProducts'), 'stocks'],
    queryFn: async () => (await readAllPages(api, 'listVendorProducts')).sort(byNeed),
    refetchOnMount: 'always',
  })
  return query
}

/** Parses a typed number. */
function numberIn(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, String(MAX_STOCK).length)
  return digits === '' ? '' : String(Math.min(MAX_STOCK, Number(digits)))
}

type Wish = ReturnType<typeof stockChangesOf>[number]

/**
 * Typed stocks and saving them in one request, with an undo.
 * @param lookAt called with the first product that must be checked again
 */
export function useStocks(
  vendorId: string,
  products: readonly VendorProduct[],
  lookAt: (id: string) => void,
) {
  const api = useApi()
  const [stored] = useState(() => typedStocksOf(vendorId))
  const typed = useSyncExternalStore(stored.subscribe, stored.read)
  const [problem, setProblem] = useState<string>()
  const wishes = stockChangesOf(products, typed)

  const write = (next: TypedStocks) => stored.write(Object.keys(next).length === 0 ? undefined : next)
  const remove = (id: string) => {
    const { [id]: _, ...others } = stored.read()
    write(others)
  }

  const { run: withdrawQuestion } = useAction({
    run: async (saved: readonly Wish[]) => {
      await api.setVendorStocks({
        body: saved.map(({ id, stock, seen }) => ({ id, stock: seen, seen: stock })),
      })
      toast({ title: oneOrMany(saved.length, 'Stock remis comme avant', 'Stocks remis comme avant') })
    },
    failure: error => toastFailure(error, UNREACHED, 'Annulation impossible'),
    refresh: queryClient => void refreshStall(queryClient),
  })

  const { run: save, isPending } = useAction({
    run: async () => {
      setProblem(undefined)
      await api.setVendorStocks({ body: wishes })
      write(typedSince(typed, stored.read(), wishes))
      toast({
        title: counted(wishes.length, 'stock enregistré', 'stocks enregistrés'),
        undo: () => void withdrawQuestion(wishes),
      })
    },
    failure: error => {
      const changed = isRefused(error, 'stock_changed') ? (error.details.products ?? []) : []
      write(toCheck(stored.read(), changed))
      setProblem(changed.length === 0 ? sentenceOf(error, UNREACHED) : changedWords(changed.length))
      if (changed[0]) lookAt(changed[0].id)
    },
    refresh: queryClient => void refreshStall(queryClient),
  })

  return {
    typed,
    count: wishes.length,
    isPending,
    problem,
    save: () => {
      if (wishes.length > 0) void save()
    },
    /** A number while it is typed; empty means unchanged. */
    type: ({ id, stock }: VendorProduct, text: string) => {
      const entry = stored.read()[id]
      write({ ...stored.read(), [id]: { ...entry, typed: numberIn(text), seen: entry?.seen ?? stock } })
    },
    /** On blur: discards a value equal to the stock. */
    leave: ({ id, stock }: VendorProduct) => {
      const one = stored.read()[id]
      if (one && stockChangesOf([{ id, stock }], { [id]: one }).length === 0) remove(id)
    },
    giveUp: () => {
      setProblem(undefined)
      write({})
      // Values typed since take precedence.
      toastGivenUp(wishes.length, () => write({ ...typed, ...stored.read() }))
    },
  }
}
export type Stocks = ReturnType<typeof useStocks>

const toastGivenUp = (count: number, undo: () => void): void =>
  toast({ title: oneOrMany(count, 'Changement abandonné', 'Changements abandonnés'), undo })

const changedWords = (count: number): string =>
  oneOrMany(
    count,
    'Rien n’est encore enregistré\u00a0: un stock a changé entre-temps. Vérifiez-le, puis enregistrez.',
    `Rien n’est encore enregistré\u00a0: ${count} stocks ont changé entre-temps. Vérifiez-les, puis enregistrez.`,
  )
