import { CloudOff } from 'lucide-react'
import { sentenceOf } from '#web/api/api-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { title: string; error: Error; retry: () => void; isRetrying: boolean }

/** Something could not be read: why, and another try. */
export function LoadFailure({ title, error, retry, isRetrying }: Props) {
  return (
    <EmptyState
      icon={CloudOff}
      title={title}
      actions={
        <Button onClick={retry} pendingWord={isRetrying && 'Chargement…'}>
          Réessayer
        </Button>
      }
    >
      {sentenceOf(error, 'Le serveur n’a pas pu être joint.')}
    </EmptyState>
  )
}

type LineProps = { words: string; error: Error; retry: () => void; isRetrying: boolean }

/** The same in a line, where only a part of the page is missing. */
export function LoadFailureLine({ words, error, retry, isRetrying }: LineProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {sentenceOf(error, words)}
      <Button size="small" variant="secondary" pendingWord={isRetrying && 'Chargement…'} onClick={retry}>
        Réessayer
      </Button>
    </p>
  )
}
