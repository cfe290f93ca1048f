import type { Round, Zone } from '#contract/delivery/schemas.ts'
import { RoundsEditor, type RoundsProps } from '#web/features/delivery/rounds/rounds-editor.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded, type QueryState } from '#web/ui/signed-in/loaded.tsx'

type Props = Pick<RoundsProps, 'withoutAny' | 'save' | 'refresh' | 'onSaved'> & {
  rounds: QueryState<Round[]>
  zones: QueryState<Zone[]>
  waitingWords: string
  failed: string
  hidesFailure?: boolean
}

/** Editor of an owner's rounds, once they and the zones are loaded. */
export function LoadedRounds({ rounds, zones, waitingWords, failed, hidesFailure, ...editing }: Props) {
  const data = rounds.data && zones.data && { rounds: rounds.data, zones: zones.data }
  return (
    <Loaded
      query={{ ...(rounds.error ? rounds : zones), data }}
      hidesFailure={hidesFailure}
      waiting={<ListSkeleton words={waitingWords} rows={2} />}
      failed={failed}
    >
      {loaded => <RoundsEditor {...loaded} {...editing} />}
    </Loaded>
  )
}
