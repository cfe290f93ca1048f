import { oneOrMany } from '#contract/french/counted.ts'
import { inSequence } from '#contract/french/in-sequence.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Warns that ordering is not open yet, with links to the missing pages. */
export function OpeningBanner() {
  const { data } = useStaffQuery('getOpening')
  if (!data || data.takesOrders) return null
  const titles = data.missing.map(({ title }) => `«\u00a0${title}\u00a0»`)
  return (
    <aside aria-label="Ouverture de la boutique" className="no-print bg-mango-100 text-laterite-800">
      <div className="container-page flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="max-w-3xl">
          <strong>La boutique ne prend pas encore de commandes.</strong>{' '}
          {oneOrMany(titles.length, 'Une page légale reste', 'Des pages légales restent')} à publier&nbsp;:{' '}
          {inSequence(titles)}.
        </p>
        <LinkButton size="small" variant="secondary" href={paths.adminPages()}>
          Compléter et publier
        </LinkButton>
      </div>
    </aside>
  )
}
