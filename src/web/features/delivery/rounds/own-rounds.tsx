import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api-query.ts'
import { isShutOut } from '#web/features/accounts/use-shut-out.ts'
import { RoundsEditor } from '#web/features/delivery/rounds/rounds-editor.tsx'
import { readAgain } from '#web/read-again.ts'
import { Card } from '#web/ui/card.tsx'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'

/** The days on which a vendor delivers, as it chooses them. */
export function OwnRounds() {
  const api = useApi()
  const queryClient = useQueryClient()
  const rounds = useQuery({ ...apiQuery(api, 'listVendorRounds'), refetchOnMount: 'always' })
  const zones = useQuery(apiQuery(api, 'listZones'))
  const query = rounds.isError ? rounds : zones
  const data = rounds.data && zones.data && { rounds: rounds.data, zones: zones.data }
  return (
    <Card as="section" id="tournees" className="mt-6 scroll-mt-20">
      <h2 className="text-xl">Mes tournées</h2>
      <p className="mt-2 text-ink-soft">
        Les jours où vous livrez, et jusqu’à quand on peut commander pour ce jour-là.
      </p>
      <Loaded
        query={{ ...query, data }}
        hidesFailure={isShutOut(rounds.error)}
        waiting={<ListSkeleton words="Chargement de vos tournées…" rows={2} />}
        failed="Vos tournées n’ont pas pu être affichées"
      >
        {known => (
          <RoundsEditor
            {...known}
            withoutAny="Sans tournée à vous, celles d’AMIC sont annoncées aux clients."
            save={async body => {
              await api.setVendorRounds({ body })
              await readAgain(queryClient, 'listVendorRounds', 'getCalendar')
            }}
          />
        )}
      </Loaded>
    </Card>
  )
}
