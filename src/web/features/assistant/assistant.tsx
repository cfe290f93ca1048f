import { MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { toast } from '#web/ui/toast.ts'
import { type LazyPanel, useLazyPanel } from '#web/ui/use-lazy-panel.ts'

const fetchPanel = () => import('#web/features/assistant/assistant-panel.tsx')
const AssistantPanel = lazy(fetchPanel)

/** The panel's state; several elements may open it. */
export const useAssistant = (): LazyPanel =>
  useLazyPanel(fetchPanel, () =>
    toast({
      title: 'Erreur',
      description: "Impossible de communiquer avec l'assistant. Veuillez réessayer.",
      variant: 'destructive',
    }),
  )

type Props = { assistant: LazyPanel }

/** The panel and, on larger screens, its floating button. */
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
