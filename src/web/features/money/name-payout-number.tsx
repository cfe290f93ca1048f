import { counted } from '#contract/french/counted.ts'
import { PayoutNumberBody } from '#contract/money/payout-number.schemas.ts'
import { mobileMoneyOperators } from '#contract/payments/facts.ts'
import { useApi } from '#web/api/api-query.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

const operators = mobileMoneyOperators.map(({ id, name }) => [id, name] as const)

type Props = { waitHours: number; onSent: () => Promise<void>; onLeave: () => void }

/** Form for the payout number; sends a confirmation code there. */
export function NamePayoutNumber({ waitHours, onSent, onLeave }: Props) {
  const api = useApi()
  const form = useForm({
    schema: PayoutNumberBody,
    submit: async body => {
      await api.askPayoutNumber({ body })
      await onSent()
    },
    onFailure: 'Le code n’a pas pu être envoyé.',
  })
  return (
    <Form form={form} className="mt-4 grid max-w-lg gap-4">
      <p className="text-ink-soft">
        Un code y est envoyé par SMS. L’ancien numéro en est prévenu, et le nouveau reçoit de l’argent{' '}
        {waitHours === 0 ? 'aussitôt' : `${counted(waitHours, 'heure')} plus tard`}.
      </p>
      <PhoneField name="phone" label="Numéro mobile money" hint="Il commence par 01, 05 ou 07" />
      <SelectField
        name="operator"
        label="Opérateur"
        placeholder="Choisissez l’opérateur"
        options={operators}
        defaultValue=""
      />
      <PasswordField name="currentPassword" label="Mot de passe actuel" autoComplete="current-password" />
      <div className="flex gap-2">
        <Button type="submit" pendingWord={form.isPending && 'Envoi…'}>
          Recevoir le code
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
