import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { GREETING } from '#contract/assistant/facts.ts'
import type { QuickReply } from '#contract/assistant/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { MessageBubble } from '#web/features/assistant/message-bubble.tsx'
import { QuestionForm } from '#web/features/assistant/question-form.tsx'
import { scrollToStart } from '#web/features/assistant/scroll-to-start.ts'
import { useConversation } from '#web/features/assistant/use-conversation.ts'
import { ReachTeam } from '#web/features/pages/reach-team.tsx'
import { Drawer } from '#web/ui/on-demand/dialog.tsx'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

type Props = { onClose: () => void }

const TITLE = 'Assistant AMIC'
const CHIPS = 3

/** The chat panel: a sheet on phones, a side panel on larger screens. */
export default function AssistantPanel({ onClose }: Props) {
  const isWide = useIsWideScreen()
  const { messages, isPending, isFailureLeft, send, sendQuickReply } = useConversation()
  const [text, setText] = useState('')
  const questionRef = useRef<HTMLDivElement>(null)
  const lastId = messages.at(-1)?.id
  // Keep the question visible above its answer.
  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.id

  useEffect(() => {
    if (lastId && questionRef.current) scrollToStart(questionRef.current)
  }, [lastId])

  const conversation = (
    <>
      <div role="log" aria-label="Conversation" className="grid content-start gap-4">
        <MessageBubble message={{ role: 'assistant', content: GREETING }} onLeave={onClose} />
        {messages.map(message => (
          <div key={message.id} ref={message.id === lastQuestion ? questionRef : undefined}>
            <MessageBubble message={message} onLeave={isWide ? () => undefined : onClose} />
          </div>
        ))}
        {isPending && <p className="text-ink-soft">L’assistant écrit…</p>}
      </div>
      {isFailureLeft && (
        <p className="mt-4 rounded-field bg-danger-tint p-3 text-danger">
          Votre question est restée sans réponse. Vérifiez votre connexion, puis renvoyez-la.
        </p>
      )}
      {messages.length === 0 && <QuickReplies onChoose={sendQuickReply} />}
    </>
  )
  const form = (
    <>
      <QuestionForm text={text} setText={setText} isPending={isPending} onSend={send} />
      <ReachTeam className="mt-3" />
    </>
  )
  if (isWide) {
    return (
      <SidePanel onClose={onClose} footer={form}>
        {conversation}
      </SidePanel>
    )
  }
  return (
    <Drawer isOpen onClose={onClose} title={TITLE} footer={form}>
      {conversation}
    </Drawer>
  )
}

/** Suggestions for the first question. */
function QuickReplies({ onChoose }: { onChoose: (reply: QuickReply) => unknown }) {
  const { data = [], error } = useQuery(apiQuery(useApi(), 'listQuickReplies'))
  useEffect(() => {
    if (error) console.error('quick replies could not be loaded', error)
  }, [error])
  return (
    <ul aria-label="Questions proposées" className="mt-4 grid justify-items-start gap-2">
      {data.slice(0, CHIPS).map(reply => (
        <li key={reply.id}>
          <button
            type="button"
            onClick={() => void onChoose(reply)}
            className="min-h-11 rounded-full bg-white px-4 py-2 text-left font-semibold text-leaf-800 ring-1 ring-leaf-700 ring-inset hover:bg-leaf-50"
          >
            {reply.text}
          </button>
        </li>
      ))}
    </ul>
  )
}

type SidePanelProps = Props & { children: ReactNode; footer: ReactNode }

/** A non-modal panel: takes the focus on opening; Escape (pressed anywhere) or the close button returns it. */
function SidePanel({ onClose, children, footer }: SidePanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.querySelector('textarea')?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // On the document: the panel may cover the focused element. Open dialogs and lists close first.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      className="no-print fixed right-6 bottom-20 z-40 flex h-[min(42rem,100dvh-8rem)] w-96 animate-appear flex-col overflow-hidden rounded-card bg-white shadow-lift ring-1 ring-line"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line p-4">
        <h2 id={titleId} className="text-xl">
          {TITLE}
        </h2>
        <button
          type="button"
          aria-label="Fermer"
          onClick={onClose}
          className="-m-2 grid size-11 place-items-center rounded-full hover:bg-paper-deep"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
        {children}
      </div>
      <div className="border-t border-line p-4">{footer}</div>
    </section>
  )
}
