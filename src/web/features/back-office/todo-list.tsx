import { counted } from '#contract/french/counted.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { todoKinds } from '#web/features/back-office/todo-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading } from '#web/ui/skeleton.tsx'
import { ArrowRight } from '#web/ui/spaces/icons.ts'
import { LoadFailureLine } from '#web/ui/spaces/load-failure.tsx'

/** What awaits the administration, each with its number and the way to it. */
export function TodoList() {
  const query = useAdminQuery('getTodo')
  const { data } = query
  if (!data) {
    if (!query.error) return <TodoShapes />
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
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {waiting.map(({ count, href, one, many, isUrgent }) => (
            <li key={count}>
              <SiteLink
                href={href}
                className={cx(
                  'flex h-full min-h-12 items-center justify-between gap-3 rounded-field px-4 py-2 font-semibold',
                  isUrgent
                    ? 'bg-mango-400 text-ink hover:bg-mango-300'
                    : 'bg-leaf-900 text-white ring-1 ring-leaf-700 ring-inset hover:bg-leaf-950',
                )}
              >
                <span className="nums">{counted(data[count], one, many)}</span>
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** On the dark ground of what awaits: of all that may await, a row; mostly it is no more. */
const TodoShapes = () => (
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
