import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  page: number
  limit: number
  /** Of all pages together. */
  total: number
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
}

/** The ways to the page before and the page after; nothing when all fits on one. */
export function PageLinks({ page, limit, total, hrefOf }: Props) {
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label="Pages de la liste" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <LinkButton href={hrefOf(Math.min(page - 1, last))} variant="secondary">
          <ChevronLeft aria-hidden className="size-5" />
          Précédente
        </LinkButton>
      )}
      <p className="nums">
        Page {page} sur {last}
      </p>
      {page < last && (
        <LinkButton href={hrefOf(page + 1)} variant="secondary">
          Suivante
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
      )}
    </nav>
  )
}
