import { useState } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import type { VendorReview } from '#contract/reviews/schemas.ts'
import { AnswerForm } from '#web/features/reviews/answer-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** One review with its answer, or the answer form. */
export function VendorReviewRow({ review }: { review: VendorReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const { product, customerName, createdAt, rating, comment, answer } = review
  const whole = useFocusOnChange([isAnswering, answer !== null].join())
  return (
    <div ref={whole} tabIndex={-1} className="px-4 py-3 outline-none sm:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <div className="flex flex-wrap items-center gap-x-2.5 max-sm:col-span-2">
          <StarRating rating={String(rating)} />
          <p className="text-sm text-ink-soft">
            {customerName},{' '}
            <time dateTime={createdAt} className="whitespace-nowrap">
              {formatShortDate(createdAt)}
            </time>
          </p>
        </div>
        <h2 className="col-start-1 max-sm:col-span-2 font-sans text-base font-semibold">
          <SiteLink
            href={paths.product(product.id)}
            isPreloaded={false}
            className="inline-flex min-h-8 items-center hover:underline"
          >
            {product.name}
          </SiteLink>
        </h2>
        {comment && (
          <p className="col-start-1 break-words whitespace-pre-line max-sm:col-span-2">{comment}</p>
        )}
        {!answer && !isAnswering && (
          <Button
            variant="secondary"
            size="small"
            className={cx(
              'max-sm:col-span-2 max-sm:mt-2 max-sm:justify-self-start sm:col-start-2 sm:row-start-1',
              comment ? 'sm:row-span-3' : 'sm:row-span-2',
            )}
            aria-label={`Répondre à ${customerName}, sur ${product.name}`}
            onClick={() => setAnswering(true)}
          >
            Répondre
          </Button>
        )}
      </div>
      {answer && <MyAnswer answer={answer} />}
      {!answer && isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
    </div>
  )
}

const MyAnswer = ({ answer: { text, createdAt } }: { answer: NonNullable<VendorReview['answer']> }) => (
  <div className="mt-2 border-l-4 border-leaf-700 pl-3 text-sm">
    <p>
      <span className="font-semibold text-leaf-800">Votre réponse</span>
      <span className="text-ink-soft">, le {formatDate(createdAt)}</span>
    </p>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
)
