import { createFileRoute } from '@tanstack/react-router'
import { parseReviewSearch } from '#web/features/reviews/review-search.ts'
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: parseReviewSearch,
  head: () => ({ meta: [{ title: `Avis – ${SITE_NAME}` }] }),
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage filters={Route.useSearch()} />
}
