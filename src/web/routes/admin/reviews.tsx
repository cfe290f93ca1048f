import { createFileRoute } from '@tanstack/react-router'
import { parseReviewSearch } from '#web/features/reviews/review-search.ts'
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Avis') }] }),
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage filters={parseReviewSearch(Route.useSearch())} />
}
