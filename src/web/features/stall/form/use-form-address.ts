import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#contract/paths.ts'
import type { ProductFilters } from '#web/features/stall/vendor-search.ts'

/** The open form is in the address: survives reloads, and the back button closes it. */
export function useFormAddress(filters: ProductFilters) {
  const navigate = useNavigate()
  const { history } = useRouter()
  // Steps of this visit: with one before the form, closing it is a step back, and leaves no trace.
  const lengthAtOpening = useRef(history.length)
  return {
    /** Opens the form of a product, or of a new one. */
    open: (produit: string) =>
      void navigate({ to: paths.vendor(), search: { ...filters, produit }, resetScroll: false }),
    close: () => {
      if (history.length > lengthAtOpening.current) history.back()
      else void navigate({ to: paths.vendor(), search: { ...filters }, replace: true, resetScroll: false })
    },
  }
}
