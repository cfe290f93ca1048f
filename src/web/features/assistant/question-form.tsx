import { SendHorizontal } from 'lucide-react'
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useId, useRef } from 'react'
import { MESSAGE_MAX_LENGTH } from '#contract/assistant/facts.ts'

type Props = {
  /** The draft; survives when the form is rendered elsewhere. */
  text: string
  setText: Dispatch<SetStateAction<string>>
  isPending: boolean
  /** Resolves to whether it was answered. */
  onSend: (question: string) => Promise<boolean>
}

/** The message field: Enter sends, Shift+Enter inserts a line break. An unanswered question is restored. */
export function QuestionForm({ text, setText, isPending, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasPending = useRef(isPending)
  const id = useId()
  const isEmpty = text.trim() === ''

  useEffect(() => {
    // Focus the field after any way of sending. While disabled, the on-screen keyboard does not cover the answer.
    if (isPending && !wasPending.current) field.current?.focus()
    wasPending.current = isPending
  }, [isPending])

  const send = async () => {
    if (isEmpty || isPending) return
    setText('')
    const question = text.trim()
    if (!(await onSend(question))) setText(typed => typed || question)
  }
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
      className="flex items-end gap-2"
    >
      <label htmlFor={id} className="sr-only">
        Votre question
      </label>
      <textarea
        id={id}
        ref={field}
        rows={1}
        value={text}
        readOnly={isPending}
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder="Votre question"
        enterKeyHint="send"
        onChange={event => setText(event.target.value)}
        onKeyDown={sendByEnter}
        className="control max-h-32 field-sizing-content resize-none"
      />
      <button
        type="submit"
        aria-label="Envoyer"
        aria-disabled={isEmpty || isPending}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-700 text-white hover:bg-leaf-800 aria-disabled:cursor-not-allowed aria-disabled:bg-neutral-tint aria-disabled:text-neutral"
      >
        <SendHorizontal aria-hidden className="size-5" />
      </button>
    </form>
  )
}
