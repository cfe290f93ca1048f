import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api-query.ts'
import { isShutOut } from '#web/features/accounts/use-shut-out.ts'
import { LoadedRounds } from '#web/features/delivery/rounds/loaded-rounds.tsx'
import { readAgain } from '#web/read-again.ts'
import { Card } from '#web/ui/card.tsx'

/** The days on which a vendor delivers, as it chooses them. */
export function OwnRounds() {
  const api = useApi()
  const queryClient = useQueryClient()
  const rounds = useQuery({ ...apiQuery(api, 'listVendorRounds'), refetchOnMount: 'always' })
  const zones = useQuery(apiQuery(api, 'listZones'))
  return (
    <Card as="section" id="tournees" className="mt-6 scroll-mt-20">
      <h2 className="text-xl">Mes tournées</h2>
      <p className="mt-2 text-ink-soft">
        Les jours où vous livrez, et jusqu’à quand on peut commander pour ce jour-là.
      </p>
      <LoadedRounds
        rounds={rounds}
        zones={zones}
        hidesFailure={isShutOut(rounds.error)}
        waitingWords="Chargement de vos tournées…"
        failed="Vos tournées n’ont pas pu être affichées"
        withoutAny="Sans tournée à vous, celles d’AMIC sont annoncées aux clients."
        save={body => api.setVendorRounds({ body })}
        refresh={() => readAgain(queryClient, 'listVendorRounds', 'getCalendar')}
      />
    </Card>
  )
}
