import type { Api } from '#contract/contract.ts'
import { SecondFactorCodeBody } from '#contract/security/second-factor.schemas.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

/** The API calls of the dialog; passed in, since the API client itself opens it. */
export type PassingApi = Pick<Api, 'passAdminSecondFactor' | 'passVendorSecondFactor'>

type Props = { api: PassingApi; space: 'vendor' | 'admin'; onDone: (isPassed: boolean) => void }

/** Asks for a second-factor code, after login and before sensitive actions. */
export function CodeDialog({ api, space, onDone }: Props) {
  const form = useForm({
    schema: SecondFactorCodeBody,
    submit: async body => {
      await (space === 'admin' ? api.passAdminSecondFactor({ body }) : api.passVendorSecondFactor({ body }))
      onDone(true)
    },
    onFailure: 'Le code n’a pas pu être vérifié.',
  })
  return (
    <Dialog
      isOpen
      onClose={() => onDone(false)}
      title="Confirmez que c’est vous"
      description="Ouvrez votre application d’authentification, et recopiez le code à six chiffres."
    >
      <Form form={form} className="grid gap-4">
        <TextField
          name="code"
          label="Code"
          hint="Ou l’un de vos codes de secours"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions
          action="Valider le code"
          pendingWord={form.isPending && 'Vérification…'}
          leave="Annuler"
          onLeave={() => onDone(false)}
        />
      </Form>
    </Dialog>
  )
}
