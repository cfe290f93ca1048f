import { AnswerTabs, type ReviewFilters } from '#web/features/reviews/answer-tabs.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The vendor's reviews until it is known who looks, and their code is loaded. */
export const VendorReviewsSkeleton = ({ state, stars, product }: ReviewFilters) => (
  <div className={besideClass}>
    <RatingShape />
    <div className="lg:col-start-2">
      <AnswerTabs filters={{ state, stars, product }} counts={undefined} />
      <ReviewsShape />
    </div>
  </div>
)

/** The rating beside the list. */
export const besideClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]'

export const RatingShape = () => <Skeleton className="h-53 rounded-card max-[22rem]:h-76 lg:h-108" />

export const ReviewsShape = () => <ListSkeleton words="Chargement des avis…" rows={8} height="h-28 lg:h-18" />
