import { useAction } from '#web/api/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { type Toast, toast } from '#web/ui/toast.ts'

type Props = {
  email: string
  /** Sends the confirmation link again. */
  sendAgain: () => Promise<unknown>
  /** Cancels the change of address. */
  cancel: () => Promise<unknown>
}

const LINK_SENT: Toast = { title: 'Lien envoyé', description: 'Regardez votre boîte de réception.' }
const CANCELLED: Toast = { title: 'Adresse gardée', description: 'Votre adresse reste celle d’avant.' }

/** The pending address of an account, with buttons to send its link again or cancel the change. */
export function PendingEmail({ email, sendAgain, cancel }: Props) {
  const { run, pending } = useAction({
    run: async (action: () => Promise<unknown>, successToast: Toast) => {
      await action()
      toast(successToast)
    },
    failure: 'Cela n’a pas abouti. Veuillez réessayer.',
  })
  const pendingToast = pending?.[1]
  return (
    <section
      aria-label="Nouvelle adresse e-mail"
      className="mt-4 rounded-field bg-mango-50 p-4 ring-1 ring-mango-200"
    >
      <p className="font-semibold">
        <Breakable text={email} after="@" />
        &nbsp;: en attente de confirmation
      </p>
      <p className="mt-1">
        Ouvrez le lien que nous y avons envoyé. Jusque-là, votre adresse actuelle reste la bonne.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => void run(sendAgain, LINK_SENT)}
          pendingWord={pendingToast === LINK_SENT && 'Envoi…'}
        >
          Renvoyer le lien
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void run(cancel, CANCELLED)}
          pendingWord={pendingToast === CANCELLED && 'Un instant…'}
        >
          Garder l’adresse actuelle
        </Button>
      </div>
    </section>
  )
}
