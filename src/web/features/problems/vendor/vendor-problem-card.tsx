import { Phone } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import type { VendorProblem } from '#contract/problems/schemas.ts'
import { ProblemBadge, ProblemOutcome, ProblemStory } from '#web/features/problems/problem-card.tsx'
import { AnswerProblemForm } from '#web/features/problems/vendor/answer-problem-form.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Price } from '#web/ui/price.tsx'
import { WaitingAge } from '#web/ui/signed-in/waiting-age.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = { problem: VendorProblem }

/** A problem for its vendor: the report, and beside it the disputed amount and the next step. */
export function VendorProblemCard({ problem }: Props) {
  const { orderNumber, customer, answer, status, createdAt } = problem
  const isToAnswer = status === 'open' && !answer
  return (
    <Card as="li" className={isToAnswer ? 'outline-2 -outline-offset-1 outline-mango-400' : undefined}>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-3">
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-lg break-words">{customer.fullName}</h2>
              {isToAnswer ? (
                <Badge tone="warning">Votre réponse est attendue</Badge>
              ) : (
                <ProblemBadge status={status} />
              )}
              {status === 'open' && <WaitingAge since={createdAt} />}
            </div>
            <p className="text-sm text-ink-soft">
              <SiteLink
                href={paths.vendorOrders({ search: orderNumber })}
                className="nums inline-flex min-h-8 items-center font-semibold text-leaf-800 underline underline-offset-4"
              >
                {orderNumber}
              </SiteLink>
              , signalé le {formatDateTime(createdAt)}
            </p>
          </div>
          <ProblemStory problem={problem} isOwn />
        </div>
        <NextStep problem={problem} />
      </article>
    </Card>
  )
}

/** While open, the disputed amount and the next step; then the decision. */
function NextStep({ problem }: Props) {
  const [isAnswering, setAnswering] = useState(false)
  const { orderNumber, customer, answer, status, reportedCost } = problem
  const place = useFocusOnChange([isAnswering, answer !== null].join())
  const isToAnswer = status === 'open' && !answer
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-field bg-paper p-4 ring-1 ring-line outline-none lg:self-start"
    >
      {status === 'open' && (
        <div>
          <p className="text-sm text-ink-soft">En jeu</p>
          <Price amount={reportedCost} />
          <p className="mt-1 text-sm">
            {isToAnswer
              ? 'AMIC décide d’après ce que dit le client et ce que vous répondez.'
              : 'AMIC décide, et vous écrit sa décision.'}
          </p>
        </div>
      )}
      <ProblemOutcome problem={problem} />
      {isToAnswer && isAnswering && (
        <AnswerProblemForm problem={problem} onClose={() => setAnswering(false)} />
      )}
      {isToAnswer && !isAnswering && (
        <>
          <Button
            isWide
            aria-label={`Répondre à ${customer.fullName}, ${orderNumber}`}
            onClick={() => setAnswering(true)}
          >
            Répondre
          </Button>
          {customer.phone && <Call phone={customer.phone} name={customer.fullName} />}
        </>
      )}
    </div>
  )
}

const Call = ({ phone, name }: { phone: string; name: string }) => (
  <a
    href={`tel:${phone}`}
    aria-label={`Appeler ${name} au ${phoneWords(phone)}`}
    className="text-link nums justify-center gap-2"
  >
    <Phone aria-hidden className="size-5 shrink-0" />
    {phoneWords(phone)}
  </a>
)
