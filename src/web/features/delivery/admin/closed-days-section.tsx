import { dayOf } from '#contract/day-of.ts'
import { MAX_CLOSED_DAY_NAME_LENGTH } from '#contract/delivery/facts.ts'
import { ClosedDay, seenClosedDays } from '#contract/delivery/schemas.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DeliveryPart } from '#web/features/delivery/admin/delivery-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { toast } from '#web/ui/toast.ts'

/** Dates without deliveries. */
export function ClosedDaysSection() {
  const query = useStaffQuery('listClosedDays')
  return (
    <DeliveryPart
      part="jours"
      query={query}
      state={days => nextWords(toComeOf(days))}
      about="Aucun de ces jours n’est proposé aux clients. Ajoutez les fêtes dont la date change chaque année."
    >
      <div className="px-4 pb-5 sm:px-6">
        <Loaded
          query={query}
          waiting={<ListSkeleton words="Chargement des jours…" rows={3} />}
          failed="Les jours sans livraison n’ont pas pu être affichés"
        >
          {days => <DaysToCome days={days} />}
        </Loaded>
      </div>
    </DeliveryPart>
  )
}

const NO_DAY = 'Aucun jour à venir'

function toComeOf(days: readonly ClosedDay[]): ClosedDay[] {
  const today = dayOf(new Date())
  return days.filter(({ date }) => date >= today)
}

const nextWords = ([next]: readonly ClosedDay[]): string =>
  next ? `Le prochain\u00a0: ${next.name}, ${formatWeekday(next.date).replaceAll(' ', '\u00a0')}` : NO_DAY

function DaysToCome({ days }: { days: readonly ClosedDay[] }) {
  const { change, isPending } = useChangeDays()
  const toCome = toComeOf(days)
  const list = useFocusOnChange<HTMLUListElement>(String(toCome.length))
  const putBack = async (removed: ClosedDay) => {
    if (await change(days => [...without(days, removed), removed])) toastDay('Jour remis', removed)
  }
  const removeDay = async (removed: ClosedDay) => {
    if (await change(days => without(days, removed)))
      toastDay('Jour retiré', removed, () => void putBack(removed))
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 outline-none sm:grid-cols-2"
        aria-label="Jours sans livraison"
      >
        {toCome.map(day => (
          <li key={day.date} className="flex items-center justify-between gap-2 border-b border-line py-1">
            <span className="min-w-0 break-words">
              <strong className="block">{day.name}</strong>
              <span className="whitespace-nowrap">
                {formatWeekday(day.date)} {day.date.slice(0, 4)}
              </span>
            </span>
            <Button
              size="small"
              variant="quiet"
              className="text-danger!"
              pendingWord={isPending && '…'}
              onClick={() => void removeDay(day)}
            >
              <Trash2 aria-hidden className="size-5" />
              <span className="sr-only">
                Retirer {day.name} {day.date.slice(0, 4)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {toCome.length === 0 && <p className="mt-3">{NO_DAY}.</p>}
      <NewDay change={change} />
    </>
  )
}

function NewDay({ change }: { change: Change }) {
  const form = useForm({
    schema: ClosedDay,
    submit: async (day, element) => {
      if (!(await change(days => [...without(days, day), day]))) return
      toastDay('Jour ajouté', day)
      element.reset()
    },
  })
  return (
    <Form
      form={form}
      className="mt-5 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[1fr_2fr_auto]"
    >
      <TextField name="date" label="Date" type="date" />
      <TextField name="name" label="Nom du jour" maxLength={MAX_CLOSED_DAY_NAME_LENGTH} autoComplete="off" />
      <Button type="submit" variant="secondary" pendingWord={form.isPending && 'Enregistrement…'}>
        Ajouter le jour
      </Button>
    </Form>
  )
}

const without = (days: readonly ClosedDay[], gone: ClosedDay): ClosedDay[] =>
  days.filter(({ date }) => date !== gone.date)

const toastDay = (title: string, { name }: ClosedDay, undo?: () => void) =>
  toast({ title, description: name, ...(undo && { undo }) })

type Changed = (days: readonly ClosedDay[]) => ClosedDay[]
type Change = (changed: Changed) => Promise<boolean>

/** Sends the current list of days with one change. */
function useChangeDays(): { change: Change; isPending: boolean } {
  const api = useApi()
  const { run, isPending } = useAction({
    // Applied to the current days, so that changes made elsewhere meanwhile are kept.
    run: async (changed: Changed) => {
      const days = await api.listClosedDays()
      await api.setClosedDays({ query: { seen: seenClosedDays(days) }, body: changed(days) })
    },
    failure: 'Les jours n’ont pas pu être enregistrés.',
    refresh: ['listClosedDays', 'getCalendar'],
  })
  return { change: run, isPending }
}
