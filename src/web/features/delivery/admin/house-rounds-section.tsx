import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/api-query.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { RoundsEditor } from '#web/features/delivery/rounds/rounds-editor.tsx'
import { readAgain } from '#web/read-again.ts'
import { Card } from '#web/ui/card.tsx'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'

/** The rounds of vendors without any of their own. */
export function HouseRoundsSection() {
  const api = useApi()
  const queryClient = useQueryClient()
  const rounds = useAdminQuery('listHouseRounds')
  const zones = useAdminQuery('listAdminZones')
  const query = rounds.isError ? rounds : zones
  const data = rounds.data && zones.data && { rounds: rounds.data, zones: zones.data }
  return (
    <Card as="section" className="mt-8">
      <h2 className="text-2xl">Tournées de la maison</h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Les jours de livraison des producteurs qui n’ont pas choisi les leurs.
      </p>
      <Loaded
        query={{ ...query, data }}
        waiting={<ListSkeleton words="Chargement des tournées…" rows={2} />}
        failed="Impossible de charger les tournées"
      >
        {known => (
          <RoundsEditor
            {...known}
            withoutAny="Sans tournée, aucun jour n’est proposé pour ces producteurs."
            save={async body => {
              await api.setHouseRounds({ body })
              await readAgain(queryClient, 'listHouseRounds', 'getCalendar')
            }}
          />
        )}
      </Loaded>
    </Card>
  )
}
