import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import { type AdminProduct, RejectProductForm } from '#contract/moderation/products.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { ReasonField } from '#web/features/moderation/decision/reason-field.tsx'
import { TOLD_BY_MAIL } from '#web/features/moderation/decision/told-by-mail.ts'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'
import { refreshProducts } from '#web/features/moderation/decision/use-product-actions.ts'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import { BulkDialog, type BulkWords, NoFields } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import { ExportSelected } from '#web/ui/on-demand/selection/export-selected.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const noun = { one: 'produit', many: 'produits' }

const words = {
  active: {
    noun,
    done: ['approuvé', 'approuvés'],
    word: 'Approuver',
    pendingWord: 'Approbation…',
    title: rows => `Approuver ${rows}\u00a0?`,
    consequence: `En vente aussitôt, si le vendeur est approuvé. ${TOLD_BY_MAIL}`,
  },
  rejected: {
    noun,
    done: ['rejeté', 'rejetés'],
    word: 'Rejeter',
    pendingWord: 'Rejet…',
    title: rows => `Rejeter ${rows}\u00a0?`,
    consequence: 'Une seule raison pour tous. Chaque vendeur la lira par e-mail et pourra corriger.',
    isDanger: true,
  },
  out_of_stock: {
    noun,
    done: ['désactivé', 'désactivés'],
    word: 'Désactiver',
    pendingWord: 'Désactivation…',
    title: rows => `Désactiver ${rows}\u00a0?`,
    consequence: `Hors de la boutique jusqu’à une réactivation. ${TOLD_BY_MAIL}`,
    isDanger: true,
  },
} satisfies Partial<Record<ProductStatus, BulkWords>>

type Decision = keyof typeof words
const decisions = Object.keys(words) as Decision[]

/** Bulk actions on products. */
export function ProductBulk({ selection }: { selection: Selection<AdminProduct> }) {
  const { selected } = selection
  const offered = decisions.filter(to => selected.some(({ moves }) => moves.includes(to)))
  return (
    <BulkActions
      selection={selection}
      noun={noun}
      actions={offered.map(name => ({
        name,
        word: words[name].word,
        variant: name === 'active' ? 'primary' : 'danger',
      }))}
      further={<ExportSelected kind="products" rows={selected} />}
    >
      {(to, close) => <Deciding selection={selection} to={to} onClose={close} />}
    </BulkActions>
  )
}

type DecidingProps = { selection: Selection<AdminProduct>; to: Decision; onClose: () => void }

function Deciding({ selection, to, onClose }: DecidingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <BulkDialog
      rows={selection.selected.filter(({ status }) => status !== to)}
      keyOf={({ id }) => id}
      nameOf={({ name, vendor }) => `${name}, ${vendor.businessName}`}
      words={words[to]}
      schema={to === 'rejected' ? RejectProductForm : NoFields}
      send={async ({ id, updatedAt }, values) => {
        await api.setProductStatus({ params: { id }, body: { status: to, updatedAt, ...values } })
        unsentReasons.delete(id)
      }}
      onSent={left => {
        selection.set(left)
        refreshProducts(queryClient)
      }}
      onClose={onClose}
    >
      {to === 'rejected' && <ReasonField reason={reason} onChange={setReason} />}
    </BulkDialog>
  )
}
