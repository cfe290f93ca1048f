import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { leftOutLabels } from '#contract/payments/transfer-facts.ts'
import {
  type LeftOut,
  MakeTransfersBody,
  type Transfer,
  type TransferPreview,
} from '#contract/payments/transfers.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { disputedConsequence, disputedWords } from '#web/features/money/disputed-words.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { accountWords, transferWords } from '#web/features/money/transfer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { Price } from '#web/ui/price.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { toast } from '#web/ui/toast.ts'

/** The recipients: one vendor, or all. */
export type Recipients = Pick<OwedToVendor, 'vendorId' | 'businessName'> | 'all'

type Props = { to: Recipients; onClose: () => void }

/** A preview of the transfers before confirmation: recipients, amounts, and who is excluded and why. */
export function SendPayoutsDialog({ to, onClose }: Props) {
  const query = useStaffQuery('previewTransfers')
  const [unsent, setUnsent] = useState<readonly LeftOut[]>([])
  const title = to === 'all' ? 'Tout verser\u00a0?' : `Verser à ${to.businessName}\u00a0?`
  return (
    <Dialog isOpen onClose={onClose} title={title} description="L’argent part par mobile money.">
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Calcul de ce qui peut partir…" rows={3} />}
        failed="Ce qui peut partir n’a pas pu être calculé"
      >
        {preview => (
          <>
            {unsent.length > 0 && <Unsent unsent={unsent} />}
            <Summary to={to} preview={previewFor(preview, to)} showUnsent={setUnsent} onClose={onClose} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

const sumOf = (rows: readonly { amount: string }[]): string =>
  amountOf(rows.reduce((sum, { amount }) => sum + centimesOf(amount), 0))

/** Filters the preview by recipient. */
function previewFor(preview: TransferPreview, to: Recipients): TransferPreview {
  if (to === 'all') return preview
  const isOne = ({ vendorId }: { vendorId: string }) => vendorId === to.vendorId
  const toPay = preview.toPay.filter(isOne)
  return { ...preview, toPay, leftOut: preview.leftOut.filter(isOne), total: sumOf(toPay) }
}

function toastMade(made: readonly Transfer[]): void {
  const waiting = made.filter(({ status }) => status === 'awaiting_approval').length
  toast({
    title: waiting === made.length ? 'À approuver avant de partir' : 'Versement en cours d’envoi',
    description: [
      transferWords(made.length, sumOf(made)),
      waiting > 0 && `${waiting} à approuver par un autre administrateur`,
    ]
      .filter(Boolean)
      .join(', dont '),
  })
}

/** Vendors that were not paid after all, since something changed after the preview. */
function Unsent({ unsent }: { unsent: readonly LeftOut[] }) {
  return (
    <div role="alert" className="mb-5 rounded-field bg-warning-tint p-4 text-warning">
      <p className="font-semibold">Rien n’est parti vers&nbsp;:</p>
      <ul className="mt-2 grid gap-2">
        {unsent.map(({ vendorId, businessName, reason }) => (
          <li key={vendorId}>
            {businessName} – {leftOutLabels[reason]}.
          </li>
        ))}
      </ul>
    </div>
  )
}

type SummaryProps = {
  to: Recipients
  preview: TransferPreview
  showUnsent: (unsent: readonly LeftOut[]) => void
  onClose: () => void
}

function Summary({ to, preview: { toPay, leftOut, total }, showUnsent, onClose }: SummaryProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: MakeTransfersBody,
    complete: () => ({
      vendorIds: to === 'all' ? to : [to.vendorId],
      amounts: Object.fromEntries(toPay.map(({ vendorId, amount }) => [vendorId, amount])),
    }),
    submit: async body => {
      try {
        const { made, leftOut: all } = await api.makeTransfers({ body })
        // The others were already excluded in the preview.
        const unsent = all.filter(one => toPay.some(({ vendorId }) => vendorId === one.vendorId))
        if (made.length > 0) toastMade(made)
        showUnsent(unsent)
        return unsent.length === 0
      } finally {
        // Also without a response: some transfers may have been made.
        void invalidateMoney(queryClient)
      }
    },
    onDone: onClose,
    onFailure: 'Impossible d’envoyer ces versements.',
  })
  const consequence = disputedConsequence(toPay)
  return (
    <Form form={form} className="grid gap-5">
      {to === 'all' && (
        <PreviewTotals toPay={toPay} total={total} leftOut={leftOut}>
          {consequence}
        </PreviewTotals>
      )}
      {toPay.length > 0 ? (
        <ul aria-label="À envoyer" className="grid gap-3">
          {toPay.map(vendor => (
            <Paid key={vendor.vendorId} vendor={vendor} />
          ))}
        </ul>
      ) : (
        <p>Rien ne peut partir par transfert pour le moment.</p>
      )}
      {to !== 'all' && consequence && <p className="text-sm">{consequence}</p>}
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      {toPay.length > 0 ? (
        <DialogActions
          action={`Verser ${formatFcfa(total)}`}
          pendingWord={form.isPending && 'Envoi…'}
          leave="Pas encore"
          onLeave={onClose}
        />
      ) : (
        <Button variant="quiet" isWide onClick={onClose}>
          Fermer
        </Button>
      )}
    </Form>
  )
}

const MAX_NAMED = 3

type TotalsProps = Pick<TransferPreview, 'toPay' | 'total' | 'leftOut'> & { children: ReactNode }

/** The totals, and what follows from them, above the long list. */
function PreviewTotals({ toPay, total, leftOut, children }: TotalsProps) {
  const named = leftOut.slice(0, MAX_NAMED).map(({ businessName }) => businessName)
  const others = leftOut.length - named.length
  return (
    <div>
      <p className="nums font-semibold">
        {counted(toPay.length, 'vendeur')}, {formatFcfa(total)}
      </p>
      {leftOut.length > 0 && (
        <p className="text-sm text-warning">
          {counted(leftOut.length, 'laissé de côté', 'laissés de côté')}&nbsp;: {named.join(', ')}
          {others > 0 && ` et ${counted(others, 'autre')}`}
        </p>
      )}
      {children && <p className="mt-2 text-sm">{children}</p>}
    </div>
  )
}

function Paid({ vendor }: { vendor: TransferPreview['toPay'][number] }) {
  const { businessName, amount, parts, needsApproval, disputed } = vendor
  const inDispute = disputedWords(disputed)
  const notes = [
    parts > 1 && `en ${parts} transferts`,
    needsApproval && 'à approuver par un autre administrateur',
  ]
  const words = notes.filter(Boolean).join(', ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <span className="font-semibold break-words">{businessName}</span>
      <Price amount={amount} size="small" />
      {/* Compared before money is sent: never broken across lines. */}
      <span className="nums col-span-full text-sm text-ink-soft">{accountWords(vendor)}</span>
      {inDispute && <span className="nums col-span-full text-sm text-warning">{inDispute}</span>}
      {words && <span className="col-span-full text-sm text-warning">{words}</span>}
    </li>
  )
}

function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <section className="rounded-field bg-paper p-4">
      <h3 className="text-lg">Laissés de côté</h3>
      <ul className="mt-2 grid gap-2">
        {leftOut.map(({ vendorId, businessName, amount, reason }) => (
          <li key={vendorId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">
              {businessName}
              <span className="block text-sm text-ink-soft">{leftOutLabels[reason]}</span>
            </span>
            <span className="nums whitespace-nowrap">{formatFcfa(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
