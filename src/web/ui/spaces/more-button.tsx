import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** 'Voir plus' below a list that has more. */
export function MoreButton({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="mt-6 text-center">
      <Button
        variant="secondary"
        size="large"
        onClick={() => void pages.fetchNextPage()}
        pendingWord={pages.isFetchingNextPage && 'Chargement…'}
      >
        Voir plus
      </Button>
    </div>
  )
}
