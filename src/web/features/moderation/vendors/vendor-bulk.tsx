import { useQueryClient } from '@tanstack/react-query'
import type { VendorStatus } from '#contract/accounts/facts.ts'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { TOLD_BY_MAIL } from '#web/features/moderation/decision/told-by-mail.ts'
import { refreshVendors } from '#web/features/moderation/vendors/use-vendor-status.ts'
import { leftWords, vendorActions } from '#web/features/moderation/vendors/vendor-actions.ts'
import { StatusForm, StatusReasonField } from '#web/features/moderation/vendors/vendor-status-dialog.tsx'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import { BulkDialog, type BulkWords } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const noun = { one: 'vendeur', many: 'vendeurs' }

const mayBecome = ({ status }: AdminVendor, to: Decision): boolean =>
  vendorActions[status].some(action => action.to === to)

/** The confirmation texts of a bulk decision; when access is lost, with the number of open parcels. */
const wordsFor = (to: Decision, rows: readonly AdminVendor[]): BulkWords =>
  to === 'approved'
    ? words[to]
    : {
        ...words[to],
        consequence: `${leftWords(rows.filter(row => mayBecome(row, to)))}${words[to].consequence}`,
      }

const words = {
  approved: {
    noun,
    done: ['approuvé', 'approuvés'],
    word: 'Approuver',
    pendingWord: 'Approbation…',
    title: rows => `Approuver ${rows}\u00a0?`,
    consequence: `Leurs produits approuvés seront aussitôt en vente dans la boutique. ${TOLD_BY_MAIL}`,
  },
  rejected: {
    noun,
    done: ['rejeté', 'rejetés'],
    word: 'Rejeter',
    pendingWord: 'Rejet…',
    title: rows => `Rejeter ${rows}\u00a0?`,
    consequence: `Plus aucun ne pourra se connecter. Un rejet est définitif. ${TOLD_BY_MAIL}`,
    isDanger: true,
  },
  suspended: {
    noun,
    done: ['suspendu', 'suspendus'],
    word: 'Suspendre',
    pendingWord: 'Suspension…',
    title: rows => `Suspendre ${rows}\u00a0?`,
    consequence: `Tous seront déconnectés et leurs produits quitteront aussitôt la boutique. ${TOLD_BY_MAIL}`,
    isDanger: true,
  },
} satisfies Partial<Record<VendorStatus, BulkWords>>

type Decision = keyof typeof words
const decisions = Object.keys(words) as Decision[]

/** Bulk actions on vendors. */
export function VendorBulk({ selection }: { selection: Selection<AdminVendor> }) {
  const offered = decisions.filter(to => selection.selected.some(row => mayBecome(row, to)))
  return (
    <BulkActions
      selection={selection}
      noun={noun}
      actions={offered.map(name => ({
        name,
        word: words[name].word,
        variant: name === 'approved' ? 'primary' : 'danger',
      }))}
    >
      {(to, close) => <Deciding selection={selection} to={to} onClose={close} />}
    </BulkActions>
  )
}

type DecidingProps = { selection: Selection<AdminVendor>; to: Decision; onClose: () => void }

function Deciding({ selection, to, onClose }: DecidingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const rows = selection.selected.filter(({ status }) => status !== to)
  return (
    <BulkDialog
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ businessName }) => businessName}
      words={wordsFor(to, rows)}
      schema={StatusForm}
      send={({ id }, { reason }) =>
        api.setAdminVendorStatus({ params: { id }, body: { status: to, ...(reason && { reason }) } })
      }
      onSent={left => {
        selection.set(left)
        refreshVendors(queryClient)
      }}
      onClose={onClose}
    >
      {to !== 'approved' && <StatusReasonField />}
    </BulkDialog>
  )
}
