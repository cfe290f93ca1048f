import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiFailure, sentenceOf } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { asideMark, useOneTry } from '#web/ui/spaces/use-one-try.ts'

/** What was asked of the server and failed, as TanStack Query tells of it. */
export type Failed = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type Props = {
  query: Failed
  title: string
  /** The heading's rank where the failure stands for a whole page. */
  headingLevel?: 1 | 2
  /** A link to what can be seen meanwhile. */
  elsewhere?: ReactNode
}

/**
 * Something could not be read: why, and another try, which is one of all that failed. Where another one offers it, a line says
 * what is missing here.
 */
export function LoadFailure({ query: { error, isFetching, refetch }, elsewhere, ...named }: Props) {
  const { ref, tryAgain } = useOneTry<HTMLDivElement>(() => void refetch())
  return (
    <div ref={ref} className="load-failure">
      {tryAgain || named.headingLevel ? (
        <EmptyState
          {...named}
          icon={CloudOff}
          actions={
            <>
              {tryAgain && (
                <Button onClick={tryAgain} pendingWord={isFetching && 'Chargement…'}>
                  Réessayer
                </Button>
              )}
              {elsewhere}
            </>
          }
        >
          {sentenceOf(error, withoutSentence(error))}
        </EmptyState>
      ) : (
        <p className="py-3 text-ink-soft">{named.title}.</p>
      )}
    </div>
  )
}

/** Of an answer that is not ours, as a proxy's, and of none at all. */
const withoutSentence = (error: unknown): string =>
  error instanceof ApiFailure && error.status > 0
    ? 'Le serveur n’a pas pu répondre.'
    : 'Le serveur n’a pas pu être joint. Vérifiez votre connexion.'

type LineProps = {
  query: Failed
  words: string
  /** It stands beside what the page is for, which offers another try first. */
  isAside?: boolean
}

/** The same in a line, where only a part of the page is missing. */
export function LoadFailureLine({ words, query: { error, isFetching, refetch }, isAside }: LineProps) {
  const { ref, tryAgain } = useOneTry<HTMLParagraphElement>(() => void refetch())
  return (
    <p
      ref={ref}
      {...(isAside && asideMark)}
      role="alert"
      className="flex min-h-11 flex-wrap items-center gap-3"
    >
      {sentenceOf(error, words)}
      {tryAgain && (
        <Button size="small" variant="secondary" pendingWord={isFetching && 'Chargement…'} onClick={tryAgain}>
          Réessayer
        </Button>
      )}
    </p>
  )
}
