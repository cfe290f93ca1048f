import type { Todo } from '#contract/back-office/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { LoadFailureLine } from '#web/ui/load-failure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { ArrowRight } from '#web/ui/spaces/icons.ts'

const kinds: readonly {
  count: keyof Todo
  href: string
  one: string
  many: string
}[] = [
  {
    count: 'pendingProducts',
    href: paths.adminProductQueue(),
    one: 'produit à valider',
    many: 'produits à valider',
  },
  {
    count: 'pendingVendors',
    href: paths.adminVendors({ status: 'pending' }),
    one: 'vendeur à approuver',
    many: 'vendeurs à approuver',
  },
  {
    count: 'unansweredOrders',
    href: paths.adminOrders({ unanswered: '1' }),
    one: 'commande sans réponse depuis plus de 24 h',
    many: 'commandes sans réponse depuis plus de 24 h',
  },
  {
    count: 'openProblems',
    href: paths.adminProblems({ status: 'open' }),
    one: 'problème à décider',
    many: 'problèmes à décider',
  },
  {
    count: 'refundsDue',
    href: paths.adminRefunds({ status: 'due' }),
    one: 'remboursement à faire',
    many: 'remboursements à faire',
  },
  {
    count: 'transfersToApprove',
    href: paths.adminTransfers({ status: 'awaiting_approval' }),
    one: 'transfert à approuver',
    many: 'transferts à approuver',
  },
  {
    count: 'failedTransfers',
    href: paths.adminTransfers({ status: 'failed' }),
    one: 'transfert en échec, à refaire',
    many: 'transferts en échec, à refaire',
  },
  {
    count: 'unreadMessages',
    href: paths.adminMessages({ unread: '1' }),
    one: 'message non lu',
    many: 'messages non lus',
  },
]

/** What awaits the administration, each with its number and the way to it. */
export function TodoList() {
  const { data, error, isFetching, refetch } = useAdminQuery('getTodo')
  if (!data) {
    if (!error) return null
    return (
      <div className="mt-5">
        <LoadFailureLine
          words="Ce qui est à traiter n’a pas pu être lu."
          error={error}
          retry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  }
  const waiting = kinds.filter(({ count }) => data[count] > 0)
  return (
    <div className="mt-5">
      <h2 className="text-xl">À traiter</h2>
      {waiting.length === 0 ? (
        <p className="mt-2 text-leaf-100">Rien n’attend votre décision.</p>
      ) : (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map(({ count, href, one, many }) => (
            <li key={count}>
              <SiteLink
                href={href}
                className="flex min-h-12 items-center justify-between gap-3 rounded-field bg-mango-400 px-4 py-2 font-semibold text-ink hover:bg-mango-300"
              >
                <span>
                  <span className="nums">{data[count].toLocaleString('fr-FR')}</span>{' '}
                  {data[count] === 1 ? one : many}
                </span>
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
