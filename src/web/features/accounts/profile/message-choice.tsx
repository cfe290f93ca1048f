import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IVORIAN_MOBILE } from '#contract/phone.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

/** Checkbox for order texts to the customer, saved immediately. */
export function MessageChoice({ phone }: { phone: string | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(apiQuery(api, 'getMessageChoice'))
  const { run, pending } = useAction({
    run: async (acceptsMessages: boolean) => {
      const chosen = await api.chooseMessages({ body: { acceptsMessages } })
      queryClient.setQueryData(apiKey('getMessageChoice'), chosen)
      toast({
        title: 'Choix enregistré',
        description: chosen.acceptsMessages
          ? 'Vous recevrez un message à chaque étape de vos commandes.'
          : 'Vous ne recevrez plus de messages sur votre téléphone.',
      })
    },
    failure: 'Impossible d’enregistrer votre choix.',
  })

  if (isError) return null
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Messages sur mon téléphone</h2>
      {data ? (
        <Checkbox
          label="Recevoir un SMS ou un message WhatsApp à chaque étape de mes commandes"
          checked={pending?.[0] ?? data.acceptsMessages}
          onChange={event => void run(event.target.checked)}
          className="mt-2"
        />
      ) : (
        <Skeleton className="mt-2 h-11 w-full" />
      )}
      {(!phone || !IVORIAN_MOBILE.test(phone)) && (
        <p className="mt-2 text-sm text-ink-soft">
          Un e-mail vous prévient toujours. Pour recevoir aussi des SMS, mettez dans votre profil un numéro
          mobile ivoirien (01, 05 ou 07).
        </p>
      )}
    </Card>
  )
}
