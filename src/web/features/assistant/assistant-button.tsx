import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '#web/ui/toast.ts'

const fetchPanel = () => import('#web/features/assistant/assistant-panel.tsx')
const AssistantPanel = lazy(fetchPanel)

/** A finger or a focus on the button announces an opening; whether the code came is known on the click. */
const fetchPanelEarly = () => void fetchPanel().catch(() => undefined)

/** Opens the assistant, whose code comes when it is first wanted. */
export function AssistantButton() {
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      await fetchPanel()
      setOpen(true)
    } catch {
      toast({
        title: 'Erreur',
        description: "Impossible de communiquer avec l'assistant. Veuillez réessayer.",
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label="Assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        onPointerDown={fetchPanelEarly}
        onFocus={fetchPanelEarly}
        className="assistant-button no-print noscript:hidden"
      >
        <MessageCircle aria-hidden className="size-7" />
      </button>
      {isOpen && (
        <Suspense>
          <AssistantPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
