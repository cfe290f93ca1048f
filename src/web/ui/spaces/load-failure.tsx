import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiFailure, sentenceOf } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOneTry } from '#web/ui/spaces/use-one-try.ts'

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

/** Something could not be read: why, and another try, which is one of all that failed. */
export function LoadFailure({ query: { error, isFetching, refetch }, elsewhere, ...named }: Props) {
  const { ref, tryAgain } = useOneTry<HTMLDivElement>(() => void refetch())
  return (
    <EmptyState
      {...named}
      ref={ref}
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
  )
}

/** Of an answer that is not ours, as a proxy's, and of none at all. */
const withoutSentence = (error: unknown): string =>
  error instanceof ApiFailure && error.status > 0
    ? 'Le serveur n’a pas pu répondre.'
    : 'Le serveur n’a pas pu être joint. Vérifiez votre connexion.'

type LineProps = { query: Failed; words: string }

/** The same in a line, where only a part of the page is missing. */
export function LoadFailureLine({ words, query: { error, isFetching, refetch } }: LineProps) {
  const { ref, tryAgain } = useOneTry<HTMLParagraphElement>(() => void refetch())
  return (
    <p ref={ref} role="alert" className="flex flex-wrap items-center gap-3">
      {sentenceOf(error, words)}
      {tryAgain && (
        <Button size="small" variant="secondary" pendingWord={isFetching && 'Chargement…'} onClick={tryAgain}>
          Réessayer
        </Button>
      )}
    </p>
  )
}
