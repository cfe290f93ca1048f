import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import { type AdminProduct, RejectProductForm } from '#contract/moderation/products.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { ReasonField } from '#web/features/moderation/decision/reason-field.tsx'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'
import { refreshProducts } from '#web/features/moderation/decision/use-product-acts.ts'
import { BulkActs } from '#web/ui/seldom/choice/bulk-acts.tsx'
import { BulkDialog, type BulkWords, NoFields } from '#web/ui/seldom/choice/bulk-dialog.tsx'
import { ExportChosen } from '#web/ui/seldom/choice/export-chosen.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'

const noun = { one: 'produit', many: 'produits' }
const told = 'Chaque vendeur sera prévenu par e-mail.'

const words = {
  active: {
    noun,
    done: ['approuvé', 'approuvés'],
    word: 'Approuver',
    pendingWord: 'Approbation…',
    title: rows => `Approuver ${rows}\u00a0?`,
    consequence: `En vente aussitôt, si le vendeur est approuvé. ${told}`,
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
    consequence: `Hors de la boutique jusqu’à une réactivation. ${told}`,
    isDanger: true,
  },
} satisfies Partial<Record<ProductStatus, BulkWords>>

type Decision = keyof typeof words
const decisions = Object.keys(words) as Decision[]

/** What an administrator does with several products of the list. */
export function ProductBulk({ choice }: { choice: Choice<AdminProduct> }) {
  const { chosen } = choice
  const offered = decisions.filter(to => chosen.some(({ moves }) => moves.includes(to)))
  return (
    <BulkActs
      choice={choice}
      noun={noun}
      acts={offered.map(name => ({
        name,
        word: words[name].word,
        variant: name === 'active' ? 'primary' : 'danger',
      }))}
      further={<ExportChosen kind="products" rows={chosen} />}
    >
      {(to, close) => <Deciding choice={choice} to={to} onClose={close} />}
    </BulkActs>
  )
}

type DecidingProps = { choice: Choice<AdminProduct>; to: Decision; onClose: () => void }

function Deciding({ choice, to, onClose }: DecidingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <BulkDialog
      rows={choice.chosen.filter(({ status }) => status !== to)}
      keyOf={({ id }) => id}
      nameOf={({ name, vendor }) => `${name}, ${vendor.businessName}`}
      words={words[to]}
      schema={to === 'rejected' ? RejectProductForm : NoFields}
      send={async ({ id, updatedAt }, values) => {
        await api.setProductStatus({ params: { id }, body: { status: to, updatedAt, ...values } })
        unsentReasons.forget(id)
      }}
      onSent={left => {
        choice.set(left)
        refreshProducts(queryClient)
      }}
      onClose={onClose}
    >
      {to === 'rejected' && <ReasonField reason={reason} onChange={setReason} />}
    </BulkDialog>
  )
}
