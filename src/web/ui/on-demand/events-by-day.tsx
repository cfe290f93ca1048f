import type { ReactNode } from 'react'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
import { formatTime } from '#contract/french/dates.ts'
import { groupBy } from '#web/group-by.ts'
import { Card } from '#web/ui/card.tsx'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { CountSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

export type Event = {
  id: string
  /** ISO instant. */
  at: string
  title: ReactNode
  /** Summary in one or two lines: who, and the main facts. */
  about: readonly ReactNode[]
  /** Content of the expanded row. */
  details: ReactNode
}

function dayWords(day: string, now: Date): string {
  if (day === dayOf(now)) return 'Aujourd’hui'
  if (day === dayOf(new Date(now.getTime() - DAY_MS))) return 'Hier'
  return `${formatWeekday(day)} ${day.slice(0, 4)}`
}

type Props = {
  events: readonly Event[]
  /** Whether summaries are cut after two lines, where they may be long. */
  isCut?: boolean
}

/** Events grouped by day, latest first; each row opens to its details. */
export function EventsByDay({ events, isCut = false }: Props) {
  const now = new Date()
  const days = groupBy(events, ({ at }) => dayOf(new Date(at)))
  return (
    <Card isPadded={false} className="overflow-hidden max-sm:-mx-4 max-sm:rounded-none">
      {days.map(([day, ofDay]) => (
        <section
          key={day}
          className="border-b border-line last:border-0 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <h2 className="bg-paper-deep px-4 py-1.5 text-sm first-letter:uppercase sm:px-6 lg:border-r lg:border-line lg:bg-paper lg:py-3 lg:pr-2">
            {dayWords(day, now)}
          </h2>
          <ol>
            {ofDay.map(event => (
              <li key={event.id} className="border-b border-line last:border-0">
                <article>
                  <EventRow event={event} isCut={isCut} />
                </article>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}

/** Skeleton of events. */
export const EventsSkeleton = ({ words }: { words: string }) => (
  <Loading words={words}>
    <CountSkeleton />
    <RowsSkeleton height="h-26 lg:h-18" />
  </Loading>
)

const Time = ({ at }: Pick<Event, 'at'>) => <span className="nums">{formatTime(at)}</span>

/** The time is the first fact on phones, and a column of its own on wider screens. */
const EventRow = ({ event: { at, title, about, details }, isCut }: { event: Event; isCut: boolean }) => (
  <details className="group/event open:bg-paper">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-paper sm:px-6 [&::-webkit-details-marker]:hidden">
      <span className="nums w-16 shrink-0 self-start pt-0.5 text-sm text-ink-soft max-sm:hidden">
        {formatTime(at)}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{title}</span>
        <span className="block text-sm break-words text-ink-soft">
          <span className="sm:hidden">
            <FactsLine isCut={isCut} facts={[<Time key="time" at={at} />, ...about]} />
          </span>
          <span className="max-sm:hidden">
            <FactsLine isCut={isCut} facts={about} />
          </span>
        </span>
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open/event:rotate-180" />
    </summary>
    <div className="px-4 pt-1 pb-4 sm:pr-6 sm:pl-25">{details}</div>
  </details>
)
