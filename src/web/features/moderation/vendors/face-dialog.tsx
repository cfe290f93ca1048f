import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { ofName } from '#contract/of-name.ts'
import { MAX_REASON_LENGTH, reasonText } from '#contract/reason-text.ts'
import { Changes } from '#web/features/moderation/decision/changes.tsx'
import { faceChanges } from '#web/features/moderation/vendors/face-changes.ts'
import { isFaceAwaited, useFaceDecision } from '#web/features/moderation/vendors/use-face-decision.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions, stickyActionsClass } from '#web/ui/on-demand/dialog-actions.tsx'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = { vendor: AdminVendor; onClose: () => void }

/** The public and the proposed face, to be approved or rejected, and the verified methods. */
export function FaceDialog({ vendor, onClose }: Props) {
  const [isRejecting, setRejecting] = useState(false)
  if (isRejecting) return <Rejection vendor={vendor} onBack={() => setRejecting(false)} onClose={onClose} />
  return <Examination vendor={vendor} onReject={() => setRejecting(true)} onClose={onClose} />
}

function Examination({ vendor, onReject, onClose }: Props & { onReject: () => void }) {
  const { businessName, face, pendingFace } = vendor
  const { run: decide, isPending } = useFaceDecision(vendor)
  const close = useWhileMounted(onClose)
  const isAwaited = isFaceAwaited(vendor)
  const methods = (isAwaited && pendingFace ? pendingFace : face).methods
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    const certifiedMethods = methods.filter(method => ticked.has(method))
    if (await decide({ decision: 'approve', certifiedMethods })) close()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={isAwaited ? `Présentation ${ofName(businessName)}` : `Méthodes ${ofName(businessName)}`}
      description={
        isAwaited
          ? 'Les clients voient «\u00a0Avant\u00a0» jusqu’à votre décision. Le producteur sera prévenu par e-mail.'
          : undefined
      }
    >
      <form onSubmit={event => void handleSubmit(event)} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isAwaited && pendingFace && <Changes changes={faceChanges(face, pendingFace)} />}
        {methods.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="font-semibold">Méthodes que vous avez vérifiées</legend>
            <p className="text-sm text-ink-soft">
              Cochées, elles sont montrées comme certifiées&nbsp;; les autres comme la parole du producteur.
            </p>
            {methods.map(method => (
              <Checkbox
                key={method}
                name={method}
                label={method}
                defaultChecked={vendor.certifiedMethods.includes(method)}
              />
            ))}
          </fieldset>
        )}
        <div className={cx('dialog-acts', stickyActionsClass)}>
          {isAwaited && (
            <Button variant="danger" onClick={onReject}>
              Rejeter
            </Button>
          )}
          <Button type="submit" pendingWord={isPending && 'Enregistrement…'}>
            {isAwaited ? 'Approuver' : 'Enregistrer'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const REASON_REQUIRED = 'Dites au producteur ce qu’il doit corriger.'
const RejectionForm = z.object({
  reason: reasonText(REASON_REQUIRED),
})

function Rejection({ vendor, onBack, onClose }: Props & { onBack: () => void }) {
  const { run: decide } = useFaceDecision(vendor)
  const form = useForm({
    schema: RejectionForm,
    submit: ({ reason }) => decide({ decision: 'reject', reason }),
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rejeter la présentation ${ofName(vendor.businessName)}\u00a0?`}
      description="Les clients continuent de voir celle d’avant. Le producteur garde ce qu’il a écrit pour le corriger."
    >
      <Form form={form} className="grid gap-4">
        <TextAreaField
          label="Raison du rejet"
          name="reason"
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          hint="Le producteur la lira."
        />
        <DialogActions
          action="Rejeter la présentation"
          variant="danger"
          pendingWord={form.isPending && 'Rejet…'}
          onLeave={onBack}
        />
      </Form>
    </Dialog>
  )
}
