import { useQueryClient } from '@tanstack/react-query'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DeliveryPart } from '#web/features/delivery/admin/delivery-part.tsx'
import { LoadedRounds } from '#web/features/delivery/rounds/loaded-rounds.tsx'

/** Administration of the default rounds, for vendors without rounds of their own. */
export function HouseRoundsSection() {
  const api = useApi()
  const queryClient = useQueryClient()
  const rounds = useStaffQuery('listHouseRounds')
  const zones = useStaffQuery('listAdminZones')
  return (
    <DeliveryPart
      part="tournees"
      query={rounds}
      state={rounds => formatRoundDays(rounds) || 'Aucune tournée'}
      about="Les jours de livraison des producteurs qui n’ont pas choisi les leurs."
    >
      <div className="px-4 pb-5 sm:px-6">
        <LoadedRounds
          rounds={rounds}
          zones={zones}
          waitingWords="Chargement des tournées…"
          failed="Les tournées n’ont pas pu être affichées"
          withoutAny="Sans tournée, aucun jour n’est proposé pour ces producteurs."
          save={asked => api.setHouseRounds(asked)}
          refresh={() => invalidateQueries(queryClient, 'listHouseRounds', 'getCalendar')}
        />
      </div>
    </DeliveryPart>
  )
}
