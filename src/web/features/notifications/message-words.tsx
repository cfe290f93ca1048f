import { useQuery } from '@tanstack/react-query'
import type { DispatchWords } from '#contract/notifications/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

type Props = { kind: 'mail' | 'text'; id: string }

/** Preview of a mail or text; a sentence instead when it contains a secret or no longer applies. */
export function MessageWords({ kind, id }: Props) {
  const query = useQuery(apiQuery(useApi(), 'readDispatchWords', { params: { kind, id } }))
  return (
    <Loaded
      query={query}
      waiting={
        <Loading words="Chargement du message…">
          <SkeletonText lines={3} />
        </Loading>
      }
      failed="Le message n’a pas pu être affiché"
    >
      {answer => <Words {...answer} />}
    </Loaded>
  )
}

function Words({ subject, words, isSecret }: DispatchWords) {
  if (isSecret)
    return (
      <p className="text-ink-soft">Il porte un lien ou un code secret&nbsp;: seul son destinataire le lit.</p>
    )
  if (words === null) return <p className="text-ink-soft">Ce qu’il disait n’est plus vrai aujourd’hui.</p>
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <blockquote className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-white px-4 py-3 break-words">
        {subject && (
          <p className="border-b border-line pb-3">
            <span className="text-ink-soft">Objet&nbsp;:</span>{' '}
            <span className="font-semibold">{subject}</span>
          </p>
        )}
        <p className="whitespace-pre-line">{words}</p>
      </blockquote>
      <figcaption className="text-sm text-ink-soft">
        Tel qu’il s’écrirait aujourd’hui&nbsp;: le texte envoyé n’est pas conservé.
      </figcaption>
    </figure>
  )
}
