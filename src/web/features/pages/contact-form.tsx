import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ContactBody, MIN_WRITING_MS } from '#contract/pages/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import type { RefusedForm } from '#web/page-renderer.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Anchor to which a submission without JavaScript is redirected. */
export const CONTACT_FORM_ID = 'ecrivez-nous'

const SENT = {
  title: 'Message envoyé',
  description: 'Nous vous répondrons dans les plus brefs délais.',
}

type Props = {
  refused: RefusedForm | undefined
  /** Whether a message was submitted without JavaScript, and received. */
  isSent: boolean
  orderNumber: string | undefined
}

/** The contact form; without JavaScript the browser submits it to the page's own address. */
export function ContactForm({ refused, isSent, orderNumber }: Props) {
  const api = useApi()
  const [sentCount, setSentCount] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused field was remounted with the emptied form.
    const isLost = sentCount > 0 && document.activeElement === document.body
    if (isLost) fields.current?.closest('form')?.querySelector('button')?.focus()
  }, [sentCount])
  const shownAtMs = useRef(0)
  useEffect(() => {
    shownAtMs.current = performance.now()
  }, [])
  const openMs = () => Math.round(performance.now() - shownAtMs.current)
  const form = useForm({
    schema: ContactBody,
    refused: refused?.errors,
    submit: async body => {
      // Waits as long as a person needs to type: the browser may have filled in the form.
      await new Promise(resolve => setTimeout(resolve, MIN_WRITING_MS - openMs()))
      await api.sendContactMessage({ body: { ...body, openMs: openMs() } })
      setSentCount(count => count + 1)
      toast(SENT)
    },
    onFailure: 'Impossible d’envoyer le message. Veuillez réessayer.',
  })
  const shownAgain = sentCount === 0 ? refused : undefined
  const typed = shownAgain?.values ?? {}
  const subject = typed.subject ?? (orderNumber && sentCount === 0 ? `Commande ${orderNumber}` : undefined)
  return (
    <Form form={form} method="post" action={`${paths.contact()}#${CONTACT_FORM_ID}`}>
      {isSent && sentCount === 0 && Object.keys(form.errors).length === 0 && (
        <p
          role="status"
          className="mb-5 flex items-start gap-3 rounded-field border-2 border-leaf-700 bg-leaf-50 p-4 text-leaf-800"
        >
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong>{SENT.title}</strong>. {SENT.description}
          </span>
        </p>
      )}
      {shownAgain && Object.keys(shownAgain.errors).length === 0 && (
        <p role="alert" className="mb-6 rounded-field border-2 border-danger bg-danger-tint p-4 text-danger">
          {shownAgain.message}
        </p>
      )}
      {/* Remounted, and thus emptied, once it is sent. */}
      <div key={sentCount} ref={fields} className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Nom" autoComplete="name" defaultValue={typed.name} />
        <TextField name="email" label="E-mail" type="email" autoComplete="email" defaultValue={typed.email} />
        <TextField name="subject" label="Sujet" className="sm:col-span-2" defaultValue={subject} />
        <TextAreaField
          name="message"
          label="Message"
          rows={6}
          className="sm:col-span-2"
          defaultValue={typed.message}
        />
      </div>
      <label aria-hidden className="sr-only">
        Laissez ce champ vide
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton form={form} pendingWord="Envoi…" className="mt-6 max-sm:w-full">
        Envoyer le message
      </SubmitButton>
    </Form>
  )
}
