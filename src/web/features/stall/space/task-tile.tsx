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
  /** What is said where space is limited; by default the action alone. */
  short?: 'what' | 'both'
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
      <span className={cx(!short && 'max-sm:sr-only')}>{oneOrMany(count, what.one, what.many)} </span>
      <span className={cx(short === 'what' && 'max-sm:sr-only')}>{action}</span>
    </Count>
  ) : (
    none
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
  /** Whether its words are long: on phones the icon stands above them instead of beside a number. */
  isWordy?: boolean
  children: ReactNode
}

/** The frame of a tile: an icon and a link that covers it; mango while something waits. */
export const Tile = ({ icon: Icon, isWaiting, isWordy = false, children }: TileProps) => (
  <li
    className={cx(
      // As high as the content.
      'relative flex min-h-20 items-center gap-2 rounded-card px-2 py-2 max-sm:px-1 sm:min-h-17 sm:gap-3 sm:px-4 lg:min-h-21',
      'max-sm:justify-center max-sm:text-center max-sm:text-sm max-sm:leading-4.5 max-[22rem]:text-[0.8125rem]',
      isWordy && 'max-sm:flex-col max-sm:gap-1',
      isWaiting ? 'bg-mango-100 ring-1 ring-mango-400' : 'bg-white ring-1 ring-line',
    )}
  >
    <Icon
      aria-hidden
      className={cx(
        'size-5 shrink-0 sm:size-6',
        isWaiting ? 'text-laterite-700' : 'text-ink-soft',
        !isWordy && (isWaiting ? 'max-sm:absolute max-sm:top-2.5 max-sm:left-2' : 'max-sm:hidden'),
      )}
    />
    <span className="min-w-0 sm:grow">{children}</span>
    <ChevronRight aria-hidden className="size-5 shrink-0 max-sm:hidden" />
  </li>
)

/** "5 commandes à confirmer", with a prominent number on phones. */
const Count = ({ of: count, children }: { of: number; children: ReactNode }) => (
  <>
    <span className="nums max-sm:block max-sm:text-xl max-sm:leading-6">{count.toLocaleString('fr-FR')}</span>{' '}
    {children}
  </>
)
