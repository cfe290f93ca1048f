import type { ReactNode, RefObject } from 'react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { moneyNote } from '#web/features/orders/vendor/money-words.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { type NextAct, nextActWords } from '#web/features/orders/vendor/run/stop-words.ts'
import { whereWords } from '#web/features/orders/vendor/where-and-when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Check, Store } from '#web/ui/icons.ts'
import { Price } from '#web/ui/price.tsx'
import { ArrowDown, ArrowUp, ChevronDown } from '#web/ui/signed-in/icons.ts'

/** Position of a stop in the run. */
export type StopPlace = { number: number; isFirst: boolean; isLast: boolean }

type Props = {
  order: Order
  place: StopPlace | undefined
  isLeft: boolean
  today: string
  act: NextAct
  isOpen: boolean
  onToggle: () => void
  /** Button with the name, which expands the stop. */
  name: RefObject<HTMLButtonElement | null>
}

const toneClass = { plain: 'text-ink', waiting: 'text-warning', refused: 'text-danger' } as const

/** Two items per line on a phone, stacked with large text. */
const lineClass = 'flex flex-wrap items-baseline justify-between gap-x-3 sm:contents'

/** Recipient, next action, place and total of a stop. The place of an expanded stop is in its body. */
export function StopRow({ order, place, isLeft, today, act, isOpen, onToggle, name }: Props) {
  const { id, delivery, customer } = order
  const Heading = place ? 'h2' : 'h3'
  const day = promisedDayOf(order)
  const { words, tone } = nextActWords(act, delivery.mode)
  return (
    <header className="relative flex min-h-16 items-center gap-3 rounded-card px-3 py-2 sm:px-5">
      <StopMark place={place} isLeft={isLeft} />
      <div className="min-w-0 grow sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_8.5rem] sm:items-center sm:gap-x-6">
        <div className={lineClass}>
          <Heading className="grow basis-32 font-sans text-base leading-5.5 font-semibold sm:row-span-2">
            <button
              ref={name}
              type="button"
              id={`stop-${id}`}
              aria-expanded={isOpen}
              aria-controls={`stop-body-${id}`}
              onClick={onToggle}
              className="card-link cursor-pointer text-left break-words"
            >
              {delivery.recipientName ?? customerName(customer)}
            </button>
          </Heading>
          <p className={cx('sm:col-start-3 sm:text-right', isLeft ? 'sm:self-end' : 'sm:row-span-2')}>
            <Price amount={order.total} size="small" />
          </p>
        </div>
        <div className={lineClass}>
          <p
            className={cx(
              'grow basis-24 text-sm leading-5 font-semibold sm:col-start-2 sm:row-start-1',
              toneClass[tone],
              isOpen ? 'sm:row-span-2' : 'sm:self-end',
            )}
          >
            {words}
          </p>
          {isLeft && (
            <p className="text-xs leading-5 text-ink-soft sm:col-start-3 sm:row-start-2 sm:self-start sm:text-right sm:text-sm">
              {moneyNote(order) || 'pas encore payé'}
            </p>
          )}
        </div>
        {!isOpen && (
          <p className="line-clamp-3 text-sm leading-5 text-ink-soft sm:col-start-2 sm:row-start-2 sm:self-start">
            {whereWords(order)}
          </p>
        )}
        {place && day !== null && day < today && (
          <Badge tone="warning" isSmall className="mt-1 justify-self-start sm:col-start-2">
            Prévu {formatWeekday(day)}
          </Badge>
        )}
      </div>
      <ChevronDown
        aria-hidden
        className={cx(
          'size-5 shrink-0 text-ink-soft transition-transform duration-150 max-sm:-mr-1',
          isOpen && 'rotate-180',
        )}
      />
    </header>
  )
}

const StopMark = ({ place, isLeft }: Pick<Props, 'place' | 'isLeft'>) => (
  <span
    aria-hidden
    className={cx(
      'nums grid size-8 shrink-0 place-items-center rounded-full font-semibold',
      isLeft ? 'bg-leaf-700 text-white' : 'bg-leaf-50 text-leaf-800 ring-1 ring-line',
    )}
  >
    {isLeft ? (place?.number ?? <Store className="size-4" />) : <Check className="size-4" />}
  </span>
)

type ArrangedProps = { order: Order; place: StopPlace; move: (by: -1 | 1) => void }

/** A stop while reordering: position, recipient, and two buttons. */
export function ArrangedStop({ order, place, move }: ArrangedProps) {
  const { number, delivery, customer } = order
  const { handOver } = deliveryModeFacts[delivery.mode]
  return (
    <div className="flex min-h-16 items-center gap-3 px-3 py-2 sm:px-5">
      <StopMark place={place} isLeft />
      <div className="min-w-0 grow">
        <h2 className="font-sans text-base leading-5.5 font-semibold">
          {delivery.recipientName ?? customerName(customer)}
        </h2>
        <p className="line-clamp-2 text-sm leading-5 text-ink-soft sm:line-clamp-1">{whereWords(order)}</p>
      </div>
      <Arrow
        label={`${handOver} ${number} plus tôt`}
        isLast={place.isFirst}
        onPress={() => move(-1)}
        icon={<ArrowUp aria-hidden className="size-5" />}
      />
      <Arrow
        label={`${handOver} ${number} plus tard`}
        isLast={place.isLast}
        onPress={() => move(1)}
        icon={<ArrowDown aria-hidden className="size-5" />}
      />
    </div>
  )
}

type ArrowProps = { label: string; isLast: boolean; onPress: () => void; icon: ReactNode }

const Arrow = ({ label, isLast, onPress, icon }: ArrowProps) => (
  <Button
    variant="secondary"
    size="small"
    className="min-w-11 shrink-0 px-0"
    aria-label={label}
    aria-disabled={isLast}
    onClick={onPress}
  >
    {icon}
  </Button>
)
