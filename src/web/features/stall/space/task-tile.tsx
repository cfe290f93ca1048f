import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { oneOrMany } from '#contract/french/counted.ts'
import { cx } from '#web/ui/cx.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** How a task of the day is told. */
export type TaskWords = {
  icon: LucideIcon
  place: string
  what: { one: string; many: string }
  action: string
  /** What is said where space is limited: two short words at most. */
  short: 'what' | 'action'
  none: string
}

export type TaskState = {
  href: string
  /** Undefined until loaded. */
  count: number | undefined
  /** Whether it could not be loaded: the name of its page is shown instead. */
  hasFailed: boolean
  /** Shown where space allows: the heading has it too. */
  day?: string
  /** Further content. */
  more?: ReactNode
}

/** Three tiles side by side, on phones too. */
export const tilesClass = 'grid grid-cols-3 gap-2'

/** One task of the day, with a link to where it is done. */
export function TaskTile({
  icon,
  href,
  count,
  hasFailed,
  place,
  what,
  action,
  short,
  none,
  day,
  more,
}: TaskWords & TaskState) {
  const isWaiting = Boolean(count)
  const words = count ? (
    <Count of={count}>
      <span className={cx(short === 'action' && 'max-sm:sr-only')}>
        {oneOrMany(count, what.one, what.many)}{' '}
      </span>
      <span className={cx(short === 'what' && 'max-sm:sr-only')}>{action}</span>
    </Count>
  ) : (
    <>
      <span className="max-sm:sr-only">{none}</span>
      <span aria-hidden className="sm:hidden">
        <Count of={0}>{short === 'what' ? oneOrMany(0, what.one, what.many) : action}</Count>
      </span>
    </>
  )
  return (
    <Tile icon={icon} isWaiting={isWaiting}>
      {count === undefined && !hasFailed ? (
        <TileShape />
      ) : (
        <SiteLink href={href} className={cx('card-link', isWaiting ? 'font-semibold' : 'text-ink-soft')}>
          {hasFailed ? place : words}
          {day && !hasFailed && <span className="max-lg:sr-only">{day}</span>}
        </SiteLink>
      )}
      {more && <TileNote>{more}</TileNote>}
    </Tile>
  )
}

/** A tile before anything is known. */
export const TaskTileSkeleton = ({ icon }: Pick<TaskWords, 'icon'>) => (
  <Tile icon={icon} isWaiting={false}>
    <TileShape />
  </Tile>
)

/** A tile's words before they are known. */
export const TileShape = () => <Skeleton className="h-9 w-16 sm:h-6 sm:w-40" />

/** Further words of a tile, where space allows. */
export const TileNote = ({ children }: { children: ReactNode }) => (
  <span className="line-clamp-2 text-sm text-ink-soft max-lg:hidden">{children}</span>
)

type TileProps = {
  icon: LucideIcon
  isWaiting: boolean
  /** Whether it has words instead of a number: on phones its icon stands above them. */
  isWordy?: boolean
  children: ReactNode
}

/** The frame of a tile: an icon and a link that covers it; mango while something waits. */
export const Tile = ({ icon: Icon, isWaiting, isWordy = false, children }: TileProps) => (
  <li
    className={cx(
      // As high as the content.
      'relative flex items-center gap-2 rounded-card px-1 py-1 sm:min-h-17 sm:gap-3 sm:px-4 sm:py-2 lg:min-h-21',
      'max-sm:justify-center max-sm:text-center max-sm:text-sm max-sm:leading-4.5 max-[22rem]:text-[0.8125rem]',
      isWordy ? 'min-h-20 max-sm:flex-col max-sm:gap-1' : 'min-h-13',
      isWaiting ? 'bg-mango-100 ring-1 ring-mango-400' : 'bg-white ring-1 ring-line',
    )}
  >
    <Icon
      aria-hidden
      className={cx(
        'size-5 shrink-0 sm:size-6',
        isWaiting ? 'text-laterite-700' : 'text-ink-soft',
        !isWordy && 'max-sm:hidden',
      )}
    />
    <span className="min-w-0 sm:grow">{children}</span>
    <ChevronRight aria-hidden className="size-5 shrink-0 max-sm:hidden" />
  </li>
)

/** "5 commandes à confirmer", with a prominent number on phones. */
const Count = ({ of: count, children }: { of: number; children: ReactNode }) => (
  <>
    <span className="nums max-sm:block max-sm:text-lg max-sm:leading-5.5">
      {count.toLocaleString('fr-FR')}
    </span>{' '}
    {children}
  </>
)
