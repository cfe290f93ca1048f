import { useState } from 'react'
import { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { keptNext } from '#web/features/accounts/sign-in/kept-next.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import { MailCheck } from '#web/ui/spaces/icons.ts'
import { useSite } from '#web/use-site.ts'

/** Asks for a link to choose a new password. The answer is the same whether the account exists or not. */
export function ForgotPasswordForm({ space, next }: { space: Role; next: string | undefined }) {
  const api = useApi()
  const [email, setEmail] = useState<string>()
  const form = useForm({
    schema: ForgotPasswordBody,
    complete: fields => ({ ...fields, space }),
    submit: async body => {
      await api.forgotPassword({ body })
      keptNext.write(next)
      setEmail(body.email)
    },
    onFailure: tellFailure('Erreur', 'Impossible d’envoyer le lien. Veuillez réessayer.'),
  })
  return (
    <>
      <div role="status">{email && <LinkSent email={email} />}</div>
      {!email && (
        <Form form={form} method="post">
          <TextField name="email" label="E-mail" type="email" autoComplete="email" />
          <SubmitButton form={form} pendingWord="Envoi..." isWide className="mt-6">
            Recevoir le lien
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

function LinkSent({ email }: { email: string }) {
  return (
    <div className="flex gap-3 rounded-field bg-success-tint p-4 text-success">
      <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p className="min-w-0">
        Si un compte existe avec l’adresse{' '}
        <strong className="break-words">
          <Breakable text={email} after="@" />
        </strong>
        , un lien vient de lui être envoyé. Il sert une fois, pendant une heure. Pensez à regarder dans les
        courriers indésirables.
        {useSite().mailsShown && (
          <>
            {' '}
            Dans cette démonstration, les e-mails ne partent pas&nbsp;:{' '}
            <a href={paths.sentMails()} className="font-semibold underline underline-offset-4">
              lisez-les ici
            </a>
            .
          </>
        )}
      </p>
    </div>
  )
}
