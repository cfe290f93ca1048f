import type * as z from 'zod/mini'
import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { StaffLoginBody } from '#contract/accounts/schemas.ts'
import { DemoAccount } from '#web/features/accounts/sign-in/demo-account.tsx'
import { ForgotPasswordLink } from '#web/features/accounts/sign-in/forgot-password-link.tsx'
import type { LoginFailure } from '#web/features/accounts/sign-in/login-failures.ts'
import { LoginNotice } from '#web/features/accounts/sign-in/login-notice.tsx'
import { useLoginForm } from '#web/features/accounts/sign-in/use-login-form.ts'
import { PasswordField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'

type Props = {
  space: 'vendor' | 'admin'
  /** Logs in and stores the session. */
  logIn: (body: z.output<typeof StaffLoginBody>) => Promise<void>
  describeFailure: (error: unknown) => LoginFailure
}

/** Login form of vendors and administrators. */
export function StaffLoginForm({ space, logIn, describeFailure }: Props) {
  const { form, failure } = useLoginForm(StaffLoginBody, logIn)
  return (
    <Form form={form} method="post">
      <LoginNotice error={failure} describe={describeFailure} />
      <div className="grid gap-4">
        <TextField
          name="username"
          label="Nom d'utilisateur"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
      </div>
      <ForgotPasswordLink space={space} />
      <SubmitButton form={form} pendingWord="Connexion..." isWide className="mt-3">
        Se connecter
      </SubmitButton>
      <DemoAccount values={{ username: demoAccounts[space].login, password: demoAccounts[space].password }} />
    </Form>
  )
}
