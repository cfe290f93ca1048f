import { MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toast } from '#web/ui/toast.ts'
import { type LazyPanel, useLazyPanel } from '#web/ui/use-lazy-panel.ts'

const fetchPanel = () => import('#web/features/assistant/assistant-panel.tsx')
const AssistantPanel = lazy(fetchPanel)

/** The assistant of a page; what opens it may stand in several places. */
export const useAssistant = (): LazyPanel =>
  useLazyPanel(fetchPanel, () =>
    toast({
      title: 'Erreur',
      description: "Impossible de communiquer avec l'assistant. Veuillez réessayer.",
      variant: 'destructive',
    }),
  )

type Props = { assistant: LazyPanel }

/** The assistant, and where there is room for it the round button in the corner that opens it. */
export function Assistant({ assistant: { isOpen, close, opener } }: Props) {
  return (
    <>
      <button
        type="button"
        aria-label="Assistant"
        {...opener}
        className="assistant-button no-print noscript:hidden"
      >
        <MessageCircle aria-hidden className="size-6" />
      </button>
      {isOpen && (
        <Suspense>
          <AssistantPanel onClose={close} />
        </Suspense>
      )}
    </>
  )
}
