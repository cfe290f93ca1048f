import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { VendorReview } from '#contract/reviews/schemas.ts'
import { AnswerForm } from '#web/features/reviews/answer-form.tsx'
import { useVendorReviews } from '#web/features/reviews/review-queries.ts'
import { ReviewItem } from '#web/features/reviews/shown/review-item.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { MessageSquareQuote } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'

/** What customers say of the vendor's products, and its answers: one to each. */
export function VendorReviews({ page: wanted }: { page: number | undefined }) {
  const query = useVendorReviews(wanted)
  return (
    <Loaded
      query={query}
      waiting={<ListSkeleton words="Chargement des avis…" rows={3} height="h-32" />}
      failed="Vos avis n’ont pas pu être affichés"
      empty={
        <EmptyState icon={MessageSquareQuote} title="Aucun avis pour le moment">
          Après la livraison, vos clients peuvent noter vos produits. Leurs avis s’afficheront ici.
        </EmptyState>
      }
    >
      {list => (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {list.total} avis
          </p>
          <ul className="grid gap-3">
            {list.items.map(review => (
              <Card as="li" key={review.id}>
                <OneReview review={review} />
              </Card>
            ))}
          </ul>
          <PageLinks list={list} hrefOf={paths.vendorReviews} />
        </>
      )}
    </Loaded>
  )
}

function OneReview({ review }: { review: VendorReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const { product, customerName, answer } = review
  return (
    <>
      <h3 className="mb-1 text-lg">
        <SiteLink
          href={paths.product(product.id)}
          isPreloaded={false}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {product.name}
        </SiteLink>
      </h3>
      <ReviewItem review={review} />
      {!answer && isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
      {!answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={`Répondre à ${customerName}`}
          onClick={() => setAnswering(true)}
        >
          Répondre
        </Button>
      )}
    </>
  )
}
