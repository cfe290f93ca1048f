import { OwnPasswordBody } from '#contract/security/second-factor.schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

type Props = {
  action: string
  send: (body: { currentPassword: string }) => Promise<void>
  onLeave: () => void
}

/** Asks for the password before the second factor changes. */
export function FactorPassword({ action, send, onLeave }: Props) {
  const form = useForm({
    schema: OwnPasswordBody,
    submit: send,
    onFailure: 'Le second facteur n’a pas pu être changé.',
  })
  return (
    <Form form={form} className="mt-4 grid gap-4">
      <PasswordField name="currentPassword" label="Mot de passe actuel" autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Vérification…'}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
