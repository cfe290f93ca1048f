import type { ReactNode } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { formatFcfa } from '#contract/money.ts'
import {
  type ProblemBearer,
  type ProblemStatus,
  problemKindWords,
  problemStatusLabels,
} from '#contract/problems/facts.ts'
import type { Problem } from '#contract/problems/schemas.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const tones: Record<ProblemStatus, Tone> = { open: 'warning', refunded: 'success', refused: 'neutral' }

const bearerWords: Record<ProblemBearer, string> = { vendor: 'du producteur', amic: 'd’AMIC' }

type Props = {
  problem: Problem
  /** Its order, or its vendor. */
  title: ReactNode
  /** What stands beside the title instead of the status. */
  aside?: ReactNode
  /** Facts for administrators, above the message. */
  lead?: ReactNode
  /** Actions. */
  children?: ReactNode
}

/** A problem: the report, the vendor's answer and the decision. */
export function ProblemCard({ problem, title, aside, lead, children }: Props) {
  return (
    <article className="flex grow flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="text-lg">{title}</h3>
        {aside ?? <ProblemBadge status={problem.status} />}
      </div>
      {lead}
      <p className="text-sm text-ink-soft">Signalé le {formatDateTime(problem.createdAt)}</p>
      <ProblemStory problem={problem} />
      <ProblemOutcome problem={problem} />
      {children}
    </article>
  )
}

/** Status of a problem. */
export const ProblemBadge = ({ status }: Pick<Problem, 'status'>) => (
  <Badge tone={tones[status]}>{problemStatusLabels[status]}</Badge>
)

type StoryProps = {
  problem: Problem
  /** Whether the reader is its vendor. */
  isOwn?: boolean
}

/** The customer's report and pictures, and the vendor's answer. */
export function ProblemStory({ problem, isOwn = false }: StoryProps) {
  const { kind, message, items, pictures, answer, vendor, status } = problem
  return (
    <>
      <div>
        <p className="font-semibold">{problemKindWords[kind]}</p>
        <ul className="nums text-ink-soft">
          {items.map(({ id, name, quantity, unit }) => (
            <li key={id}>
              {name}, {quantityWords(quantity, unit)}
            </li>
          ))}
        </ul>
      </div>
      <div className="border-l-4 border-mango-400 pl-3">
        <Words>{message}</Words>
      </div>
      <Pictures pictures={pictures} />
      {answer && (
        <div className="border-l-4 border-leaf-700 pl-3">
          <p className="text-sm text-ink-soft">
            {isOwn ? 'Vous avez' : `${vendor.businessName} a`} répondu le {formatDateTime(answer.createdAt)}
          </p>
          <Words>{answer.text}</Words>
        </div>
      )}
      {status === 'open' && !answer && !isOwn && (
        <p className="text-sm text-ink-soft">{vendor.businessName} n’a pas encore répondu.</p>
      )}
    </>
  )
}

const Words = ({ children }: { children: string }) => (
  <p className="break-words whitespace-pre-line">{children}</p>
)

/** The decision; renders nothing before. */
export function ProblemOutcome({
  problem: { amount, bornBy, reason, decidedAt, refundStatus },
}: {
  problem: Problem
}) {
  if (!decidedAt) return null
  return (
    <p className="font-semibold break-words">
      {amount === null ? `Refusé\u00a0: ${reason}` : `Remboursement\u00a0: ${formatFcfa(amount)}`}
      <span className="block text-sm font-normal text-ink-soft">
        Décidé le {formatDateTime(decidedAt)}
        {bornBy && `, à la charge ${bearerWords[bornBy]}`}
        {refundStatus && (refundStatus === 'done' ? '. Argent envoyé.' : '. Argent pas encore envoyé.')}
      </span>
    </p>
  )
}

function Pictures({ pictures }: Pick<Problem, 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ url, width, height }, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <img
              src={`${url}?width=320`}
              alt={`Le problème, vue ${index + 1}`}
              width={width}
              height={height}
              loading="lazy"
              className="size-24 rounded-field object-cover ring-1 ring-line"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
