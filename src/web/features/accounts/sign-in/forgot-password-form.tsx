import { resetLink } from '#contract/accounts/links.ts'
import { ForgotPasswordBody } from '#contract/accounts/passwords.schemas.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { storedNextPath } from '#web/features/accounts/sign-in/stored-next-path.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { MailCheck } from '#web/ui/signed-in/icons.ts'
import { toast } from '#web/ui/toast.ts'
import { useSite } from '#web/use-site.ts'

type Props = {
  space: Role
  next: string | undefined
  /** Address to which a link was sent; undefined before. */
  email: string | undefined
  onSent: (email: string) => void
}

const NOT_SENT = 'Impossible d’envoyer le lien. Veuillez réessayer.'

/** Requests a password link by mail. The response is the same whether the account exists or not. */
export function ForgotPasswordForm({ space, next, email, onSent }: Props) {
  const api = useApi()
  const form = useForm({
    schema: ForgotPasswordBody,
    complete: fields => ({ ...fields, space }),
    submit: async body => {
      await api.forgotPassword({ body })
      storedNextPath.write(next)
      onSent(body.email)
    },
    onFailure: NOT_SENT,
  })
  return (
    <>
      <div role="status">{email && <LinkSent email={email} space={space} />}</div>
      {!email && (
        <Form form={form} method="post">
          <TextField name="email" label="E-mail" type="email" autoComplete="email" />
          <SubmitButton form={form} pendingWord="Envoi…" isWide className="mt-6">
            Recevoir le lien
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

function LinkSent({ email, space }: { email: string; space: Role }) {
  return (
    <>
      <div className="flex gap-3 rounded-field bg-success-tint p-4 text-success">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
        <p className="min-w-0">
          Si un compte existe avec l’adresse{' '}
          <strong className="break-words">
            <Breakable text={email} after="@" />
          </strong>
          , nous venons d’y envoyer un lien. Il ne sert qu’une fois et reste valable {resetLink.words}. Rien
          reçu&nbsp;? Regardez dans les courriers indésirables.
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
      <SendAgain email={email} space={space} />
    </>
  )
}

function SendAgain({ email, space }: { email: string; space: Role }) {
  const api = useApi()
  const { run, isPending } = useAction({
    run: async () => {
      await api.forgotPassword({ body: { email, space } })
      toast({ title: 'Lien envoyé', description: 'Regardez votre boîte de réception.' })
    },
    failure: NOT_SENT,
  })
  return (
    <Button
      variant="secondary"
      isWide
      className="mt-4"
      onClick={() => void run()}
      pendingWord={isPending && 'Envoi…'}
    >
      Renvoyer le lien
    </Button>
  )
}
