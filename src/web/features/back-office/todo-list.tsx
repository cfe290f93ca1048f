import type { Todo } from '#contract/back-office/schemas.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { todoKinds } from '#web/features/back-office/todo-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { ArrowRight } from '#web/ui/signed-in/icons.ts'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

/** Number of tiles that fill the first screen of a phone; further ones are lines. */
const TILES_ON_PHONES = 3

/** Number of kinds that wait in a market at work: the skeleton has as many. */
const USUAL_KINDS = 8

/** Class of an item of the list. The items of an incomplete last row share its width, and no row has one alone. */
const itemClass = (place: number, total: number) =>
  cx(
    'grow sm:basis-[calc(50%-0.5rem)]',
    total % 4 === 1 || total === 6 ? 'lg:basis-[calc(33%-0.5rem)]' : 'lg:basis-[calc(25%-0.5rem)]',
    place < TILES_ON_PHONES ? 'max-sm:mb-2' : 'max-sm:border-t max-sm:border-leaf-700',
  )

/** Pending tasks of the administration, each with its count and link. */
export function TodoList({ query }: { query: QueryState<Todo> }) {
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
            <li key={kind.count} className={itemClass(place, waiting.length)}>
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
        'flex h-full items-center justify-between gap-3 font-semibold sm:min-h-16 sm:rounded-field sm:px-4 sm:py-2',
        isLine ? 'min-h-11 max-sm:py-1' : 'min-h-14 rounded-field px-4 py-2',
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
          'nums flex grow items-center gap-3',
          isLine && 'max-sm:flex-row-reverse max-sm:justify-between',
        )}
      >
        <span
          className={
            isLine
              ? cx('sm:font-display sm:text-2xl sm:font-bold', isUrgent && 'max-sm:text-mango-400')
              : 'font-display text-2xl font-bold'
          }
        >
          {count.toLocaleString('fr-FR')}
        </span>{' '}
        <span
          className={cx(
            'font-normal',
            isLine ? 'sm:text-sm sm:leading-4.5 max-sm:first-letter:uppercase' : 'text-sm leading-4.5',
          )}
        >
          {oneOrMany(count, one, many)}
        </span>
      </span>
      <ArrowRight aria-hidden className={cx('size-5 shrink-0 sm:hidden', isLine && 'size-4')} />
    </SiteLink>
  )
}

/** Skeleton on the dark background. */
const TodoSkeleton = () => (
  <div className="mt-5">
    <h2 className="text-xl">À traiter</h2>
    <Loading words="Chargement de ce qui est à traiter…">
      <span aria-hidden className="mt-3 block sm:flex sm:flex-wrap sm:gap-2">
        {todoKinds.slice(0, USUAL_KINDS).map(({ count }, place) => (
          <span key={count} className={cx('block', itemClass(place, USUAL_KINDS))}>
            <span
              className={cx(
                'block animate-glimmer rounded-field bg-leaf-900 sm:h-16',
                place < TILES_ON_PHONES ? 'h-14' : 'max-sm:my-3 max-sm:h-5 max-sm:w-1/2',
              )}
            />
          </span>
        ))}
      </span>
    </Loading>
  </div>
)
