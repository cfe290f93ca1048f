import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ofName } from '#contract/of-name.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'

/** Several presses are saved as one change. */
const TAPPING_PAUSE_MS = 900
export const MAX_STOCK = 1_000_000
const UNREACHED = 'Le serveur n’a pas pu être joint.'

export type StockState =
  | { is: 'still' }
  /** Chosen and not sent yet. */
  | { is: 'chosen' }
  | { is: 'saving' }
  | { is: 'saved' }
  /** The wanted number could not be saved. */
  | { is: 'failed'; sentence: string }

/** The chosen number until it is saved. */
function useTargetStock(product: VendorProduct) {
  const [wanted, setWanted] = useState<number>()
  const latest = useRef<number>(undefined)
  // A number is meant relative to the stock shown at its first press, whatever is loaded until it is sent.
  const stockSeen = useRef(product.stock)
  // A number being typed is incomplete.
  const isTyped = useRef(false)
  return {
    wanted,
    latest,
    stockSeen,
    isTyped,
    want: (stock: number | undefined) => {
      if (latest.current === undefined) stockSeen.current = product.stock
      latest.current = stock
      setWanted(stock)
    },
  }
}

/** Debounces presses. */
function useTappingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  return {
    isOn: () => timer.current !== undefined,
    end,
    begin: (action: () => void) => {
      end()
      timer.current = setTimeout(action, TAPPING_PAUSE_MS)
    },
  }
}

/** Saves the chosen stock, one request at a time, with its status. */
function useSaving(
  product: VendorProduct,
  { want, latest, stockSeen, isTyped }: ReturnType<typeof useTargetStock>,
  pause: ReturnType<typeof useTappingPause>,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [state, setState] = useState<StockState>({ is: 'still' })
  const isSaving = useRef(false)
  const hasLeft = useRef(false)

  const rest = (next: StockState) => {
    want(undefined)
    setState(next)
  }
  const saveSoon = () => pause.begin(() => void save())

  const send = async (stock: number) => {
    try {
      const body = { stock, stockSeen: stockSeen.current }
      const changed = await api.changeVendorProduct({ params: { id: product.id }, body })
      updateInLists(queryClient, 'listVendorProducts', changed)
      stockSeen.current = changed.stock
      if (latest.current === stock) rest({ is: 'saved' })
      else if (!isTyped.current) saveSoon()
    } catch (error) {
      // The number was chosen for another stock: it is discarded.
      if (isRefused(error, 'stock_changed')) want(undefined)
      setState({ is: 'failed', sentence: sentenceOf(error, UNREACHED) })
      if (hasLeft.current) toastFailure(error, UNREACHED, `Stock ${ofName(product.name)} non enregistré`)
    }
  }

  const save = async () => {
    pause.end()
    // Confirmed: where another request is under way, it is sent after that one.
    isTyped.current = false
    const stock = latest.current
    if (stock === undefined || isSaving.current) return
    if (stock === stockSeen.current) return rest({ is: 'still' })
    isSaving.current = true
    setState({ is: 'saving' })
    await send(stock)
    isSaving.current = false
    void refreshStall(queryClient)
  }

  const leave = useEffectEvent(() => {
    hasLeft.current = true
    // Sends pending presses.
    if (pause.isOn()) void save()
  })
  useEffect(() => () => leave(), [])

  return { state, setState, rest, save, saveSoon }
}

/**
 * Edits the stock of a product in place: optimistic, debounced, discarded if it has changed. The server compares with the stock that was
 * shown, so that sold units are never put back on sale.
 */
export function useStock(product: VendorProduct) {
  const chosen = useTargetStock(product)
  const pause = useTappingPause()
  const { state, setState, rest, save, saveSoon } = useSaving(product, chosen, pause)
  const { wanted, latest, want, isTyped } = chosen
  return {
    stock: wanted ?? product.stock,
    state,
    /** Whether the displayed number is not saved yet. */
    isWanted: wanted !== undefined,
    save,
    /** A press: saved when the pressing pauses. */
    step: (by: number) => {
      isTyped.current = false
      want(Math.min(MAX_STOCK, Math.max(0, (latest.current ?? product.stock) + by)))
      setState({ is: 'chosen' })
      saveSoon()
    },
    /** A typed number: saved on confirmation only. */
    type: (stock: number) => {
      pause.end()
      isTyped.current = true
      want(Math.min(MAX_STOCK, stock))
      setState({ is: 'chosen' })
    },
    giveUp: () => rest({ is: 'still' }),
  }
}
