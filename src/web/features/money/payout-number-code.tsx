import { TEXT_CODE_DIGITS } from '#contract/money/facts.ts'
import { TextCodeBody } from '#contract/money/payout-number.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

type Props = {
  phone: string
  /** Expiry time of the code. */
  until: string
  onConfirmed: () => Promise<void>
  onAgain: () => void
  onLeave: () => void
}

/** Form for the code sent to the number. */
export function PayoutNumberCode({ phone, until, onConfirmed, onAgain, onLeave }: Props) {
  const api = useApi()
  const form = useForm({
    schema: TextCodeBody,
    submit: async body => {
      await api.verifyPayoutNumber({ body })
      await onConfirmed()
    },
    onFailure: 'Le code n’a pas pu être vérifié.',
  })
  return (
    <Form form={form} className="mt-4 grid max-w-lg gap-4">
      <p>
        Un code est parti par SMS au <span className="nums font-semibold">{phone}</span>. Il est valable
        jusqu’à {until}.
      </p>
      <TextField
        name="code"
        label="Code à six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Some type a space in the middle.
        maxLength={TEXT_CODE_DIGITS + 1}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Vérification…'}>
          Confirmer le numéro
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          Un autre code ou numéro
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Plus tard
        </Button>
      </div>
    </Form>
  )
}
