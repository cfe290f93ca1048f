import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Day } from '#contract/common.ts'
import { dayOf } from '#contract/day-of.ts'
import { MAX_PAUSE_DAYS } from '#contract/delivery/pause.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
import { formatReturn } from '#contract/french/pause-words.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { StatusLine } from '#web/ui/signed-in/status-line.tsx'
import { toast } from '#web/ui/toast.ts'

/** Whether the vendor takes orders, in one line. */
export function PauseState() {
  const query = useQuery({ ...apiQuery(useApi(), 'getPause'), refetchOnMount: 'always' })
  return (
    <StatusLine query={query}>
      {({ until }) =>
        until === null ? 'Vous prenez des commandes' : `En pause jusqu’au ${formatWeekday(until)} compris`
      }
    </StatusLine>
  )
}

/** The vendor's own pause. */
export function MyPause() {
  const query = useQuery(apiQuery(useApi(), 'getPause'))
  return (
    <Loaded
      query={query}
      hidesFailure={isAccessDenied(query.error)}
      waiting={<ListSkeleton words="Chargement de votre pause…" rows={1} />}
      failed="Votre pause n’a pas pu être affichée"
    >
      {({ until }) => <PauseForm until={until} />}
    </Loaded>
  )
}

function PauseForm({ until }: { until: string | null }) {
  // The pressed button disappears.
  const ref = useFocusOnChange(String(until))
  return (
    <div ref={ref} tabIndex={-1}>
      {until === null ? <NoPause /> : <Pause until={until} />}
    </div>
  )
}

const changedByPause = ['getPause', ...publicQueries] as const

function NoPause() {
  const api = useApi()
  const queryClient = useQueryClient()
  const now = new Date()
  const form = useForm({
    schema: z.object({ until: Day }),
    submit: async ({ until }) => {
      await api.setPause({ body: { until } })
      await invalidateQueries(queryClient, ...changedByPause)
      toast({ title: 'Vous êtes en pause', description: `De retour le ${formatReturn(until)}` })
    },
    onFailure: 'La pause n’a pas pu être enregistrée.',
  })
  return (
    <>
      <p className="text-ink-soft">
        Vos produits restent visibles avec votre jour de retour, mais personne ne peut les commander. Les
        commandes déjà passées restent à livrer.
      </p>
      <Form form={form} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          name="until"
          label="Dernier jour de la pause"
          type="date"
          min={dayOf(now)}
          max={dayOf(new Date(now.getTime() + MAX_PAUSE_DAYS * DAY_MS))}
        />
        <Button
          type="submit"
          variant="secondary"
          className="min-h-12"
          pendingWord={form.isPending && 'Enregistrement…'}
        >
          Me mettre en pause
        </Button>
      </Form>
    </>
  )
}

function Pause({ until }: { until: string }) {
  const api = useApi()
  const { isPending, run } = useAction({
    run: async () => {
      await api.setPause({ body: { until: null } })
      toast({ title: 'Vous prenez de nouveau des commandes' })
    },
    failure: 'La pause n’a pas pu être levée.',
    refresh: changedByPause,
  })
  return (
    <>
      <p>
        Vous êtes en pause jusqu’au <strong>{formatWeekday(until)}</strong> compris. Vos clients lisent «
        {'\u00a0'}
        De retour le {formatReturn(until)}
        {'\u00a0'}».
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        pendingWord={isPending && 'Enregistrement…'}
        onClick={() => void run()}
      >
        Reprendre les commandes maintenant
      </Button>
    </>
  )
}
