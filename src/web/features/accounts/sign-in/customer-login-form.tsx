import { useQueryClient } from '@tanstack/react-query'
import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import { LoginBody } from '#contract/accounts/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { setCustomer } from '#web/features/accounts/session.ts'
import { DemoAccount } from '#web/features/accounts/sign-in/demo-account.tsx'
import { ForgotPasswordLink } from '#web/features/accounts/sign-in/forgot-password-link.tsx'
import { customerLoginFailure } from '#web/features/accounts/sign-in/login-failures.ts'
import { LoginNotice } from '#web/features/accounts/sign-in/login-notice.tsx'
import { prefilledEmail } from '#web/features/accounts/sign-in/prefilled-email.ts'
import { useLoginForm } from '#web/features/accounts/sign-in/use-login-form.ts'
import { PasswordField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Customer login; the page around it navigates once the session is known. */
export function CustomerLoginForm({ next }: { next: string | undefined }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { form, failure } = useLoginForm(LoginBody, async body => {
    const user = await api.login({ body })
    setCustomer(queryClient, user)
    toast({ title: 'Connexion réussie', description: `Bienvenue ${personName(user)}` })
  })
  return (
    <Form form={form} method="post">
      <LoginNotice error={failure} describe={customerLoginFailure} />
      <div className="grid gap-4">
        <TextField
          name="email"
          label="E-mail"
          type="email"
          defaultValue={prefilledEmail(queryClient)}
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="next"
        />
        <PasswordField
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </div>
      <ForgotPasswordLink space="customer" next={next} />
      <SubmitButton form={form} pendingWord="Connexion..." isWide className="mt-3">
        Se connecter
      </SubmitButton>
      <DemoAccount
        values={{ email: demoAccounts.customer.login, password: demoAccounts.customer.password }}
      />
    </Form>
  )
}
