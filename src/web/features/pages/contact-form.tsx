import { useEffect, useRef } from 'react'
import { ContactBody, LEAST_WRITING_MS } from '#contract/pages.ts'
import { useApi } from '#web/api-query.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useForm } from '#web/ui/use-form.ts'

/** Writes to the team. */
export function ContactForm() {
  const api = useApi()
  const shownAtMs = useRef(0)
  useEffect(() => {
    shownAtMs.current = performance.now()
  }, [])
  const openMs = () => Math.round(performance.now() - shownAtMs.current)
  const form = useForm({
    schema: ContactBody,
    submit: async (body, element) => {
      // A browser that filled the form by itself is given the time of a person.
      await new Promise(resolve => setTimeout(resolve, LEAST_WRITING_MS - openMs()))
      await api.sendContactMessage({ body: { ...body, openMs: openMs() } })
      element.reset()
      toast({ title: 'Message envoyé', description: 'Nous vous répondrons dans les plus brefs délais.' })
    },
    onFailure: tellFailure('Erreur', 'Impossible d’envoyer le message. Veuillez réessayer.'),
  })
  return (
    <Form form={form} method="post">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Nom" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="subject" label="Sujet" className="sm:col-span-2" />
        <TextAreaField name="message" label="Message" rows={6} className="sm:col-span-2" />
      </div>
      <label aria-hidden className="sr-only">
        Laissez ce champ vide
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton form={form} pendingWord="Envoi..." className="mt-6">
        Envoyer le message
      </SubmitButton>
    </Form>
  )
}
