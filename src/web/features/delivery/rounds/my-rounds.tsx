import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { LoadedRounds } from '#web/features/delivery/rounds/loaded-rounds.tsx'
import { roundLines } from '#web/features/delivery/rounds/round-words.ts'
import { StatusLine } from '#web/ui/signed-in/status-line.tsx'

const WITHOUT_ANY = 'Sans tournée à vous, celles d’AMIC sont annoncées aux clients.'

/** The vendor's rounds in one or a few lines. */
export function RoundsState() {
  const api = useApi()
  const rounds = useQuery({ ...apiQuery(api, 'listVendorRounds'), refetchOnMount: 'always' })
  const zones = useQuery(apiQuery(api, 'listZones'))
  return (
    <StatusLine
      query={{
        data: rounds.data && zones.data && roundLines(rounds.data, zones.data),
        error: rounds.error ?? zones.error,
      }}
    >
      {lines =>
        lines.length === 0
          ? WITHOUT_ANY
          : lines.map(({ days, words }) => (
              <span key={words} className="block">
                <strong className="block font-semibold text-ink first-letter:uppercase">{days}</strong>
                {words}
              </span>
            ))
      }
    </StatusLine>
  )
}

type Props = { onSaved: () => void }

/** Editor of the vendor's rounds. */
export function MyRounds({ onSaved }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const rounds = useQuery(apiQuery(api, 'listVendorRounds'))
  const zones = useQuery(apiQuery(api, 'listZones'))
  return (
    <>
      <p className="text-ink-soft">
        Les jours où vous livrez, et jusqu’à quand on peut commander pour ce jour-là.
      </p>
      <LoadedRounds
        rounds={rounds}
        zones={zones}
        hidesFailure={isAccessDenied(rounds.error)}
        waitingWords="Chargement de vos tournées…"
        failed="Vos tournées n’ont pas pu être affichées"
        withoutAny={WITHOUT_ANY}
        save={asked => api.setVendorRounds(asked)}
        refresh={() => invalidateQueries(queryClient, 'listVendorRounds', 'getCalendar')}
        onSaved={onSaved}
      />
    </>
  )
}
