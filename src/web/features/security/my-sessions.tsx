import { useQuery } from '@tanstack/react-query'
import { dayOf } from '#contract/day-of.ts'
import type { Role } from '#contract/endpoint.ts'
import { counted, oneOrMany } from '#contract/french/counted.ts'
import { formatTime } from '#contract/french/dates.ts'
import type { OwnSession } from '#contract/security/sessions.schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { StatusLine } from '#web/ui/signed-in/status-line.tsx'
import { toast } from '#web/ui/toast.ts'

const calls = {
  customer: {
    list: 'listCustomerSessions',
    endOne: 'endCustomerSession',
    endOthers: 'endOtherCustomerSessions',
  },
  vendor: { list: 'listVendorSessions', endOne: 'endVendorSession', endOthers: 'endOtherVendorSessions' },
  admin: { list: 'listAdminSessions', endOne: 'endAdminSession', endOthers: 'endOtherAdminSessions' },
} as const

type SpaceProps = { space: Role }

/** The account's sessions, in a card. */
export function MySessions({ space }: SpaceProps) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="mb-2 text-xl">Appareils connectés</h2>
      <SessionList space={space} />
    </Card>
  )
}

/** Number of the account's sessions, in one line. */
export function SessionsState({ space }: SpaceProps) {
  const query = useQuery(apiQuery(useApi(), calls[space].list))
  return (
    <StatusLine query={query}>
      {({ length }) => oneOrMany(length, 'Cet appareil seulement', `${length} appareils`)}
    </StatusLine>
  )
}

/** The account's sessions; unknown ones can be closed. */
export function SessionList({ space }: SpaceProps) {
  const api = useApi()
  const { list: asked, endOne, endOthers } = calls[space]
  const query = useQuery(apiQuery(api, asked))
  const list = useFocusOnChange(query.data && String(query.data.length))
  const { run: end, isPending } = useAction({
    run: async (action: () => Promise<unknown>, title: string) => {
      await action()
      toast({ title })
    },
    failure: 'Impossible de fermer cette session.',
    refresh: [asked],
  })
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <p className="text-ink-soft">
        Là où votre compte est ouvert. Fermez ce que vous ne reconnaissez pas, puis changez de mot de passe.
      </p>
      <Loaded
        query={query}
        hidesFailure={isAccessDenied(query.error)}
        waiting={<ListSkeleton words="Chargement des appareils…" rows={1} height="mt-4 h-24" />}
        failed="Les appareils n’ont pas pu être affichés"
      >
        {sessions => (
          <>
            <Sessions
              sessions={sessions}
              isPending={isPending}
              onEnd={({ id, device }) =>
                void end(() => api[endOne]({ params: { id } }), `${device}\u00a0: session fermée`)
              }
            />
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                className="mt-4"
                onClick={() => void end(() => api[endOthers](), 'Les autres sessions sont fermées')}
              >
                Fermer toutes les autres sessions
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Number shown at first: a phone and a computer rarely have more. */
const IN_SIGHT = 3

type Actions = { isPending: boolean; onEnd: (session: OwnSession) => void }

function Sessions({ sessions, ...actions }: Actions & { sessions: readonly OwnSession[] }) {
  const ownFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const folded = ownFirst.slice(IN_SIGHT)
  const others = counted(folded.length, 'autre appareil', 'autres appareils')
  const list = (some: readonly OwnSession[]) => (
    <ul className="mt-3 grid gap-3">
      {some.map(session => (
        <Session key={session.id} session={session} {...actions} />
      ))}
    </ul>
  )
  return (
    <>
      {list(ownFirst.slice(0, IN_SIGHT))}
      {folded.length > 0 && (
        <details className="group mt-3">
          <summary className="text-link cursor-pointer">
            <span className="group-open:hidden">Voir {others}</span>
            <span className="hidden group-open:inline">Masquer {others}</span>
          </summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}

/** "aujourd’hui à 17 h 56", "le 24 nov. à 17 h 56": without the year, since no session lasts that long. */
function whenWords(at: string, now: Date): string {
  const isToday = dayOf(new Date(at)) === dayOf(now)
  return `${isToday ? 'aujourd’hui' : `le ${formatShortDay(at)}`} à ${formatTime(at)}`
}

function Session({ session, isPending, onEnd }: Actions & { session: OwnSession }) {
  const { id, device, openedAt, lastSeenAt, isCurrent } = session
  const name = `session-${id}`
  const now = new Date()
  const [opened, seen] = [whenWords(openedAt, now), whenWords(lastSeenAt, now)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-paper p-3">
      <div className="min-w-0">
        <p id={name} className="font-semibold break-words">
          {device}
        </p>
        <div className="text-sm text-ink-soft">
          <FactsLine facts={[`Session ouverte ${opened}`, !isCurrent && seen !== opened && `vue ${seen}`]} />
        </div>
      </div>
      {isCurrent ? (
        <Badge tone="success">Cet appareil</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-describedby={name}
          pendingWord={isPending && 'Fermeture…'}
          onClick={() => onEnd(session)}
        >
          Fermer la session
        </Button>
      )}
    </li>
  )
}
