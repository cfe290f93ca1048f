import { SecondFactorCodeBody, type SecondFactorSecret } from '#contract/security/second-factor.schemas.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

type Props = {
  given: SecondFactorSecret
  send: (body: { code: string }) => Promise<void>
  onLeave: () => void
}

/** Shows the secret for the authenticator application, and asks for a first code. */
export function ConfirmFactor({ given: { secret, qrCode }, send, onLeave }: Props) {
  const form = useForm({
    schema: SecondFactorCodeBody,
    submit: send,
    onFailure: error => {
      if (isRefused(error, 'second_factor_known')) onLeave()
      toastFailure(error, 'Le code n’a pas pu être vérifié.')
    },
  })
  return (
    <Form form={form} className="mt-4 grid gap-4">
      <p>
        Avec une application d’authentification (Google Authenticator, Aegis, 2FAS…), lisez ce carré, ou tapez
        la clé.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="Le carré à lire avec l’application"
        width={220}
        height={220}
        className="-ml-4 rounded-field bg-white p-2"
      />
      <p>
        Clé&nbsp;: <code className="font-semibold">{inFours(secret)}</code>
      </p>
      <TextField
        name="code"
        label="Code à six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Celui que l’application affiche à présent"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Vérification…'}>
          Valider le code
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}

/** Groups of four for reading; the copied text has no spaces. */
const inFours = (secret: string) =>
  (secret.match(/.{1,4}/g) ?? []).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, without other keys.
    <span key={place} className="mr-2 inline-block">
      {group}
    </span>
  ))
