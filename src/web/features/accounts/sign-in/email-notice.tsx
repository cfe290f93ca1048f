import { Mail } from 'lucide-react'
import type { User } from '#contract/accounts/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { toast } from '#web/ui/toast.ts'

const awaitedEmail = ({ email, pendingEmail }: User) => pendingEmail ?? email

type ButtonProps = { user: User; variant: 'primary' | 'quiet'; className?: string }

/** Sends the confirmation link of a customer's address again. */
export function SendLinkAgain({ user, variant, className }: ButtonProps) {
  const api = useApi()
  const { run, isPending } = useAction({
    run: async () => {
      await api.askEmailConfirmation()
      toast({
        title: 'Lien envoyé',
        description: `Regardez votre boîte de réception (${awaitedEmail(user)}).`,
      })
    },
    failure: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  })
  return (
    <Button
      variant={variant}
      size="small"
      onClick={() => void run()}
      pendingWord={isPending && 'Envoi…'}
      className={className}
    >
      Renvoyer le lien
    </Button>
  )
}

/** Reminds a customer to confirm the e-mail address, and sends the link again; on phones the address alone. Nothing depends on it. */
export function EmailNotice({ user }: { user: User }) {
  if (user.isEmailConfirmed && !user.pendingEmail) return null
  return (
    <section
      aria-label="Adresse e-mail"
      className="mt-2 flex items-center justify-between rounded-card bg-mango-50 py-1 pl-3 ring-1 ring-mango-200 sm:mt-4 sm:gap-x-6 sm:p-4"
    >
      <p className="flex min-w-0 items-start gap-3">
        <Mail aria-hidden className="mt-0.5 size-5 shrink-0 max-sm:hidden" />
        <span className="min-w-0">
          <span className="block font-semibold max-sm:text-[0.8125rem] max-sm:leading-tight">
            Confirmez votre e-mail
          </span>
          <span className="max-sm:sr-only">Ouvrez le lien que nous avons envoyé à </span>
          <span className="wrap-anywhere max-sm:block max-sm:text-[0.8125rem] max-sm:leading-tight">
            <Breakable text={awaitedEmail(user)} after="@" />
          </span>
          <span className="max-sm:hidden">.</span>
        </span>
      </p>
      <SendLinkAgain user={user} variant="quiet" className="shrink-0 max-sm:text-[0.8125rem]" />
    </section>
  )
}
