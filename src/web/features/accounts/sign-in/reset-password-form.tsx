import { useState } from 'react'
import { ResetPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import { PASSWORD_RULE } from '#contract/accounts/person.schemas.ts'
import type { Role } from '#contract/endpoint.ts'
import { hasStatus, isRefused } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { PasswordStrength } from '#web/features/accounts/sign-in/password-strength.tsx'
import { toastPasswordUnanswered } from '#web/features/accounts/toast-password-unanswered.ts'
import { PasswordField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

type Props = {
  token: string
  space: Role
  onChanged: () => void
  /** Called when the link was used or has expired. */
  onInvalidLink: () => void
}

/** Sets a new password, authorised by the link of the mail. */
export function ResetPasswordForm({ token, space, onChanged, onInvalidLink }: Props) {
  const api = useApi()
  const [password, setPassword] = useState('')
  const form = useForm({
    schema: ResetPasswordBody,
    complete: fields => ({ ...fields, token, space }),
    submit: async body => {
      await api.resetPassword({ body })
      onChanged()
    },
    onFailure: error => {
      if (isRefused(error, 'invalid_token')) return onInvalidLink()
      if (hasStatus(error, 0)) return toastPasswordUnanswered()
      toastFailure(error, 'Impossible de changer le mot de passe. Veuillez réessayer.')
    },
  })
  const isCustomer = space === 'customer'
  return (
    <Form form={form} method="post">
      <div className="grid gap-4">
        <div>
          <PasswordField
            name="password"
            label="Nouveau mot de passe"
            autoComplete="new-password"
            hint={isCustomer ? PASSWORD_RULE : 'Au moins 6 caractères'}
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          {isCustomer && <PasswordStrength password={password} />}
        </div>
        <PasswordField name="confirmPassword" label="Confirmer le mot de passe" autoComplete="new-password" />
      </div>
      <SubmitButton form={form} pendingWord="Enregistrement…" isWide className="mt-6">
        Changer mon mot de passe
      </SubmitButton>
    </Form>
  )
}
