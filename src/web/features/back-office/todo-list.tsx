import { oneOrMany } from '#contract/french/counted.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { todoKinds } from '#web/features/back-office/todo-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { ArrowRight } from '#web/ui/signed-in/icons.ts'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

/** Number of tiles that fill the first screen of a phone; further ones are lines. */
const TILES_ON_PHONES = 3

/** Pending tasks of the administration, each with its count and link. */
export function TodoList() {
  const query = useStaffQuery('getTodo')
  const { data } = query
  if (!data) {
    if (!query.error) return <TodoSkeleton />
    return (
      <div className="mt-5">
        <LoadFailureLine words="Ce qui est à traiter n’a pas pu être lu." query={query} />
      </div>
    )
  }
  const waiting = todoKinds.filter(({ count }) => data[count] > 0)
  return (
    <div className="mt-5">
      <h2 className="text-xl">À traiter</h2>
      {waiting.length === 0 ? (
        <p className="mt-2 text-leaf-100">Rien n’attend votre décision.</p>
      ) : (
        <ul className="mt-3 sm:flex sm:flex-wrap sm:gap-2">
          {waiting.map((kind, place) => (
            // The items of an incomplete last row share its width.
            <li
              key={kind.count}
              className={cx(
                'grow sm:basis-[calc(50%-0.5rem)] lg:basis-[calc(33%-0.5rem)] 2xl:basis-[calc(25%-0.5rem)]',
                // Eight in rows of three would leave two in the last row.
                waiting.length % 4 === 0 && 'xl:basis-[calc(25%-0.5rem)]',
                place < TILES_ON_PHONES ? 'max-sm:mb-2' : 'max-sm:border-t max-sm:border-leaf-700',
              )}
            >
              <Awaiting kind={kind} count={data[kind.count]} isLine={place >= TILES_ON_PHONES} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type AwaitingProps = {
  kind: (typeof todoKinds)[number]
  count: number
  /** A line with its count at the end, on phones. */
  isLine: boolean
}

function Awaiting({ kind: { href, one, many, isUrgent }, count, isLine }: AwaitingProps) {
  return (
    <SiteLink
      href={href}
      className={cx(
        'flex h-full items-center justify-between gap-3 font-semibold sm:min-h-12 sm:rounded-field sm:px-4 sm:py-2',
        isLine ? 'min-h-11 max-sm:py-1' : 'min-h-12 rounded-field px-4 py-2',
        isUrgent
          ? cx('sm:bg-mango-400 sm:text-ink sm:hover:bg-mango-300', !isLine && 'bg-mango-400 text-ink')
          : cx(
              'text-white sm:bg-leaf-900 sm:ring-1 sm:ring-leaf-700 sm:ring-inset sm:hover:bg-leaf-950',
              !isLine && 'bg-leaf-900 ring-1 ring-leaf-700 ring-inset',
            ),
      )}
    >
      <span
        className={cx(
          'nums',
          isLine && 'max-sm:flex max-sm:grow max-sm:flex-row-reverse max-sm:justify-between max-sm:gap-3',
        )}
      >
        <span className={cx(isLine && isUrgent && 'max-sm:text-mango-400')}>
          {count.toLocaleString('fr-FR')}
        </span>{' '}
        <span className={cx(isLine && 'max-sm:font-normal max-sm:first-letter:uppercase')}>
          {oneOrMany(count, one, many)}
        </span>
      </span>
      <ArrowRight aria-hidden className={cx('size-5 shrink-0', isLine && 'max-sm:size-4')} />
    </SiteLink>
  )
}

/** Skeleton on the dark background: one row, since rarely more is pending. */
const TodoSkeleton = () => (
  <div className="mt-5">
    <h2 className="text-xl">À traiter</h2>
    <Loading words="Chargement de ce qui est à traiter…">
      <span className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {todoKinds.slice(0, 3).map(({ count }) => (
          <span
            key={count}
            aria-hidden
            className="block h-14 animate-glimmer rounded-field bg-leaf-900 sm:h-12"
          />
        ))}
      </span>
    </Loading>
  </div>
)
