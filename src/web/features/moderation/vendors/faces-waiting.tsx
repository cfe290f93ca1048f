import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { type Waiting, WaitingLink } from '#web/ui/spaces/waiting-link.tsx'

/** What vendors say of themselves, and nobody decided on yet. */
export const facesToDecide: Waiting = {
  href: paths.adminVendors({ face: 'pending' }),
  one: 'présentation à valider',
  many: 'présentations à valider',
}

/** Of all vendors, those whose presentation awaits a decision: the menu counts them too, and their rows do not stand first. */
export function FacesWaiting() {
  const { data } = useAdminQuery('getTodo')
  return <WaitingLink count={data?.pendingFaces} {...facesToDecide} />
}
