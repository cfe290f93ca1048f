import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#contract/paths.ts'
import type { ProductFilters } from '#web/features/stall/vendor-area.ts'

/** The open form, as URL state: survives reloads, and the back button closes it. */
export function useFormAddress(filters: ProductFilters) {
  const navigate = useNavigate()
  const { history } = useRouter()
  // History length at mount: if the form was opened since, closing goes back one entry and leaves no trace.
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
