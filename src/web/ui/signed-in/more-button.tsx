import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>

/** "Load more" below a list, and its outcome. */
export function MoreButton({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="mt-6 text-center">
      {pages.isFetchNextPageError && (
        <p role="alert" className="mb-3 font-semibold text-danger">
          {sentenceOf(pages.error, 'La suite n’a pas pu être affichée.')}
        </p>
      )}
      <Button
        variant="secondary"
        size="large"
        onClick={() => void pages.fetchNextPage()}
        pendingWord={pages.isFetchingNextPage && 'Chargement…'}
      >
        {pages.isFetchNextPageError ? 'Réessayer' : 'Voir plus'}
      </Button>
    </div>
  )
}
