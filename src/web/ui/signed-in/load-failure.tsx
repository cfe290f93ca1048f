import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiFailure, sentenceOf } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { secondaryMark, useHasPrimaryFailure, useSharedRetry } from '#web/ui/signed-in/use-shared-retry.ts'

/** A failed query, as TanStack Query describes it. */
export type Failed = { error: Error | null; isFetching: boolean; refetch: () => unknown }

type Props = {
  query: Failed
  title: string
  /** Level of the heading, where the failure replaces a whole page. */
  headingLevel?: 1 | 2
  /** Link to other content. */
  elsewhere?: ReactNode
}

/**
 * A load failure with a retry that covers all failures of the page. Where another failure offers the retry, a line says what
 * is missing here.
 */
export function LoadFailure({ query: { error, isFetching, refetch }, elsewhere, ...named }: Props) {
  const { ref, tryAgain } = useSharedRetry<HTMLDivElement>(() => void refetch())
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

/** For responses that are not from our server (a proxy's) and for none at all. */
const withoutSentence = (error: unknown): string =>
  error instanceof ApiFailure && error.status > 0
    ? 'Le serveur n’a pas pu répondre.'
    : 'Le serveur n’a pas pu être joint. Vérifiez votre connexion.'

type LineProps = {
  query: Failed
  words: string
  /** Secondary content. */
  isAside?: boolean
}

/** A load failure in one line, where only a part of the page is missing. */
export function LoadFailureLine({ words, query: { error, isFetching, refetch }, isAside }: LineProps) {
  const { ref, tryAgain } = useSharedRetry<HTMLParagraphElement>(() => void refetch())
  return (
    <p
      ref={ref}
      {...(isAside && secondaryMark)}
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

type AsideProps = Omit<LineProps, 'isAside'> & { className?: string; isCard?: boolean }

/** A load failure of secondary content: silent where the page's own content failed too, whose retry covers it. */
export function AsideFailure({ className, isCard, ...failure }: AsideProps) {
  const line = <LoadFailureLine {...failure} isAside />
  return (
    <div hidden={useHasPrimaryFailure()} className={className}>
      {isCard ? (
        <Card isPadded={false} className="px-4 py-2 sm:px-6">
          {line}
        </Card>
      ) : (
        line
      )}
    </div>
  )
}
