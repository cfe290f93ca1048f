import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { EraseAccountBody } from '#contract/privacy/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { clearCustomerStorage } from '#web/features/accounts/customer-storage.ts'
import { clearCustomer } from '#web/features/accounts/session.ts'
import { PasswordField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

/** Explains what is erased and what remains, and asks for the password. */
export function EraseAccountDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({
    schema: EraseAccountBody,
    submit: async body => {
      await api.eraseAccount({ body })
      // Immediately: on a slow network the person may leave before the navigation completes.
      clearCustomerStorage()
      await navigate({ to: paths.home() })
      clearCustomer(queryClient)
      toast({ title: 'Compte supprimé', description: 'Vos données personnelles ont été effacées.' })
    },
    onFailure: error =>
      toastFailure(error, 'Impossible de supprimer votre compte.', 'Suppression impossible'),
  })
  return (
    <Dialog isOpen onClose={onClose} title="Supprimer votre compte&nbsp;?" description="C’est définitif.">
      <Form form={form} className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5">
          <li>Votre nom, votre e-mail, votre téléphone et vos adresses sont effacés.</li>
          <li>Vos commandes restent dans nos comptes, sans votre nom ni votre adresse.</li>
          <li>Vos avis restent visibles, signés «&nbsp;Ancien client&nbsp;».</li>
          <li>Vos sessions se ferment sur tous vos appareils.</li>
        </ul>
        <PasswordField name="password" label="Votre mot de passe" autoComplete="current-password" />
        <DialogActions
          action="Oui, supprimer mon compte"
          variant="danger"
          pendingWord={form.isPending && 'Suppression…'}
          leave="Garder mon compte"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
