import { filePaths } from '#contract/file-paths.ts'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { ofName } from '#contract/of-name.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { StatementList } from '#web/features/money/statement-list.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'

type Props = Pick<OwedToVendor, 'vendorId' | 'businessName'> & { onClose: () => void }

/** The statements of a vendor, for administrators. */
export function StatementsDialog({ vendorId, businessName, onClose }: Props) {
  const query = useStaffQuery('listAdminStatements', { params: { id: vendorId } })
  return (
    <Dialog isOpen onClose={onClose} title={`Relevés ${ofName(businessName)}`}>
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement des relevés…" rows={3} />}
        failed="Les relevés n’ont pas pu être affichés"
        empty={<p>Rien n’a encore été vendu.</p>}
      >
        {months => (
          <StatementList
            owed="À verser"
            months={months}
            hrefOf={(month, type) => filePaths.statement(month, type, vendorId)}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
