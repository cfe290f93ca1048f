import { Plus } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { nextDeliveryDays } from '#contract/delivery/next-delivery-days.ts'
import { type Round, type RoundsBody, seenRounds, type Zone } from '#contract/delivery/schemas.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatRoundDays, weekdayWord } from '#contract/french/weekdays.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { type RoundDraft, RoundFields } from '#web/features/delivery/rounds/round-fields.tsx'
import { roundWords } from '#web/features/delivery/rounds/round-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { ReloadPrompt } from '#web/ui/on-demand/reload-prompt.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { toast } from '#web/ui/toast.ts'

export type RoundsProps = {
  rounds: readonly Round[]
  zones: readonly Zone[]
  /** What applies without any round. */
  withoutAny: string
  save: (asked: { query: { seen: string }; body: RoundsBody }) => Promise<Round[]>
  /** Refetches the saved rounds. */
  refresh: () => Promise<void>
  onSaved?: (() => void) | undefined
}

const FIRST: RoundsBody[number] = { weekday: 2, zoneIds: [], daysBefore: 1, beforeHour: 18 }

/** Prefix of the keys of new rounds; saved ones have ids. */
const NEW = 'new-'

const draftOf = ({ id, ...round }: Round): RoundDraft => ({ ...round, key: id })
const bodyOf = (drafts: readonly RoundDraft[]): RoundsBody => drafts.map(({ key: _, ...round }) => round)

/** Editor of all rounds of an owner, saved together. */
export function RoundsEditor({ rounds, zones, withoutAny, save, refresh, onSaved }: RoundsProps) {
  const [drafts, setDrafts] = useState(() => rounds.map(draftOf))
  const added = useRef(0)
  // The initial rounds: newer ones may arrive while the drafts are open.
  const [seen, setSeen] = useState(rounds)
  const list = useFocusOnChange<HTMLUListElement>(String(drafts.length))
  const change = (key: string, changed: Partial<RoundDraft>) =>
    setDrafts(current => current.map(draft => (draft.key === key ? { ...draft, ...changed } : draft)))
  const add = () => {
    added.current += 1
    const weekday = ((drafts.at(-1)?.weekday ?? FIRST.weekday - 1) % 7) + 1
    setDrafts([...drafts, { ...FIRST, weekday, key: `${NEW}${added.current}` }])
  }
  const [outdated, setOutdated] = useState<Error>()
  const begin = () => {
    setDrafts(rounds.map(draftOf))
    setSeen(rounds)
    setOutdated(undefined)
  }
  const { run, isPending } = useAction({
    run: async () => {
      setSeen(await save({ query: { seen: seenRounds(seen) }, body: bodyOf(drafts) }))
      toast({ title: 'Tournées enregistrées', description: formatRoundDays(drafts) || withoutAny })
      onSaved?.()
    },
    failure: error => {
      if (isRefused(error, 'rounds_changed')) setOutdated(error)
      else toastFailure(error, 'Les tournées n’ont pas pu être enregistrées.')
    },
    refresh,
  })
  return (
    <>
      {drafts.length === 0 && <p className="mt-3">{withoutAny}</p>}
      <ul ref={list} tabIndex={-1} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 outline-none">
        {drafts.map(round => (
          <RoundItem
            key={round.key}
            round={round}
            zones={zones}
            isNew={round.key.startsWith(NEW)}
            onChange={changed => change(round.key, changed)}
            onRemove={() => setDrafts(drafts.filter(({ key }) => key !== round.key))}
          />
        ))}
      </ul>
      <NextDay rounds={drafts} />
      {outdated && (
        <div className="mt-4">
          <ReloadPrompt
            refusal={outdated}
            fallback="Les tournées n’ont pas été enregistrées."
            action="Reprendre les tournées actuelles"
            reload={begin}
            failed="Les tournées n’ont pas pu être relues."
          >
            Les reprendre remplace ce que vous avez changé ici. Notez d’abord ce que vous voulez garder.
          </ReloadPrompt>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden className="size-5" />
          Ajouter une tournée
        </Button>
        <Button onClick={() => void run()} pendingWord={isPending && 'Enregistrement…'}>
          Enregistrer les tournées
        </Button>
      </div>
    </>
  )
}

type ItemProps = ComponentProps<typeof RoundFields> & { isNew: boolean; onRemove: () => void }

/** A round in one line, which expands to its form; a new one is expanded. */
function RoundItem({ round, zones, isNew, onChange, onRemove }: ItemProps) {
  const day = weekdayWord(round.weekday)
  return (
    <li className="rounded-field border border-line">
      <details open={isNew} className="group/round">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <strong className="block first-letter:uppercase">{day}</strong>
            <span className="block text-sm break-words text-ink-soft">{roundWords(round, zones)}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open/round:rotate-180" />
        </summary>
        <fieldset className="min-w-0 px-3 pt-1 pb-3 sm:px-4">
          <legend className="sr-only">Tournée du {day}</legend>
          <RoundFields round={round} zones={zones} onChange={onChange} />
          <Button size="small" variant="quiet" className="mt-2 -ml-3 text-danger!" onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
            Retirer <span className="sr-only">la tournée du {day}</span>
          </Button>
        </fieldset>
      </details>
    </li>
  )
}

/** Preview of the promise to customers, without closed days. */
function NextDay({ rounds }: { rounds: readonly RoundDraft[] }) {
  const [next] = nextDeliveryDays({ rounds, closedDays: [], zoneId: null, now: new Date(), count: 1 })
  return (
    next && (
      <p role="status" className="mt-3 text-ink-soft">
        Une commande passée maintenant arrive {formatWeekday(next.day)}.
      </p>
    )
  )
}
