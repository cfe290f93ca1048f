import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts'

type Props = {
  /** The page shown; `total` counts all pages. */
  list: { page: number; limit: number; total: number }
  /** URL of a page of the list. */
  hrefOf: (page: number) => string
  /** Accessible name, where a page has several lists. */
  label?: string
}

/** Pagination; nothing for a single page. Beyond the last page (its only row was removed), it links back to the last. */
export function PageLinks({ list: { page, limit, total }, hrefOf, label = 'Pages de la liste' }: Props) {
  const navigate = useNavigate()
  const last = Math.max(1, Math.ceil(total / limit))
  const backHref = page > last ? hrefOf(last) : undefined
  useEffect(() => {
    if (backHref) void navigate({ href: backHref, replace: true })
  }, [backHref, navigate])
  if (last === 1 || backHref) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} variant="secondary">
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
