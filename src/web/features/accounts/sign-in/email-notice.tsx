import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Breakable } from '#web/ui/spaces/breakable.tsx'
import { toast } from '#web/ui/toast.ts'

/** Reminds a customer of the address that is not confirmed yet, and sends the link again. Nothing waits for it. */
export function EmailNotice({ user }: { user: User }) {
  const api = useApi()
  const [isPending, setPending] = useState(false)
  if (user.isEmailConfirmed && !user.pendingEmail) return null
  const sendAgain = async () => {
    setPending(true)
    try {
      await api.askEmailConfirmation()
      toast({ title: 'Lien envoyé', description: 'Regardez votre boîte de réception.' })
    } catch (error) {
      tellFailure('Erreur', 'Le lien n’a pas pu être envoyé. Veuillez réessayer.')(error)
    }
    setPending(false)
  }
  return (
    <section
      aria-label="Adresse e-mail"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-mango-50 p-4 ring-1 ring-mango-200"
    >
      <p className="flex min-w-0 items-start gap-3">
        <Mail aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <span className="block font-semibold">Confirmez votre e-mail</span>
          <span className="break-words">
            Ouvrez le lien que nous avons envoyé à{' '}
            <Breakable text={user.pendingEmail ?? user.email} after="@" />.
          </span>
        </span>
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void sendAgain()}
        pendingWord={isPending && 'Envoi...'}
      >
        Renvoyer le lien
      </Button>
    </section>
  )
}
