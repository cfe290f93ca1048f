import { useState } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import type { VendorReview } from '#contract/reviews/schemas.ts'
import { AnswerForm } from '#web/features/reviews/answer-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** One review with its answer, or the form of one. */
export function VendorReviewRow({ review }: { review: VendorReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const { product, customerName, createdAt, rating, comment, answer } = review
  const whole = useFocusOnChange([isAnswering, answer !== null].join())
  return (
    <div ref={whole} tabIndex={-1} className="px-4 py-2 outline-none sm:px-6">
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto] md:items-center">
        <h3 className="flex flex-wrap items-center gap-x-2 font-sans text-base font-semibold md:min-h-11">
          <StarRating rating={String(rating)} />
          <SiteLink
            href={paths.product(product.id)}
            isPreloaded={false}
            className="inline-flex min-h-8 items-center hover:underline md:w-full"
          >
            {product.name}
          </SiteLink>
        </h3>
        {comment && (
          <p className="break-words whitespace-pre-line md:col-start-2 md:row-start-1">{comment}</p>
        )}
        <div className="flex min-h-11 items-center justify-between gap-x-3 md:col-start-3 md:row-start-1 md:flex-col md:items-end md:justify-center">
          <p className="text-sm text-ink-soft">
            <span className="font-semibold text-ink">{customerName}</span>,{' '}
            <time dateTime={createdAt} className="whitespace-nowrap">
              {formatShortDate(createdAt)}
            </time>
          </p>
          {!answer && !isAnswering && (
            <Button
              variant="quiet"
              size="small"
              className="-mr-3 px-3 underline underline-offset-4"
              aria-label={`Répondre à ${customerName}, sur ${product.name}`}
              onClick={() => setAnswering(true)}
            >
              Répondre
            </Button>
          )}
        </div>
      </div>
      {answer && <MyAnswer answer={answer} />}
      {!answer && isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
    </div>
  )
}

const MyAnswer = ({ answer: { text, createdAt } }: { answer: NonNullable<VendorReview['answer']> }) => (
  <div className="mb-2 md:ml-58 border-l-4 border-leaf-700 pl-3 text-sm">
    <p>
      <span className="font-semibold text-leaf-800">Votre réponse</span>
      <span className="text-ink-soft">, le {formatDate(createdAt)}</span>
    </p>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
)
