import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { firstMessages } from '#contract/first-messages.ts'
import { fieldErrorsOf } from '#web/api-failure.ts'

/** Messages by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>

type FormOptions<Schema extends z.ZodMiniType> = {
  /** The contract's schema of what the form sends. */
  schema: Schema
  /** What the server said of the form that the browser sent by itself. */
  refused?: FieldErrors | undefined
  /** What the fields alone do not tell; added before the schema looks. */
  complete?: (fields: Record<string, FormDataEntryValue>) => Record<string, unknown>
  /** Sends the values. What it throws with messages per field is shown beside the fields. */
  submit: (values: z.output<Schema>, form: HTMLFormElement) => Promise<void>
  /** Told of the messages of fields that the schema refuses, for a toast. */
  onInvalid?: (errors: FieldErrors) => void
  /** Told of every failure of `submit`, for a toast. */
  onFailure?: (error: unknown) => void
}

export type FormState = {
  errors: FieldErrors
  /** Grows with every refused attempt: the summary takes the focus again. */
  attempt: number
  isPending: boolean
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
  clearError: (name: string) => void
}

/**
 * A form that checks its fields with the contract before it sends them, shows what is wrong beside each
 * field and never sends twice. Fields keep what was typed.
 */
export function useForm<Schema extends z.ZodMiniType>({
  schema,
  refused = {},
  complete = fields => fields,
  submit,
  onInvalid,
  onFailure,
}: FormOptions<Schema>): FormState {
  const [errors, setErrors] = useState(refused)
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setAttempt(count => count + 1)
  }

  const send = async (values: z.output<Schema>, form: HTMLFormElement) => {
    isSending.current = true
    setPending(true)
    setErrors({})
    try {
      await submit(values, form)
    } catch (error) {
      refuse(fieldErrorsOf(error))
      if (onFailure) onFailure(error)
      else throw error
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  return {
    errors,
    attempt,
    isPending,
    handleSubmit: event => {
      event.preventDefault()
      if (isSending.current) return
      const form = event.currentTarget
      const parsed = schema.safeParse(complete(Object.fromEntries(new FormData(form))))
      if (parsed.success) {
        void send(parsed.data, form)
        return
      }
      const found = firstMessages(parsed.error.issues)
      refuse(found)
      onInvalid?.(found)
    },
    clearError: name =>
      setErrors(known => {
        if (!(name in known)) return known
        const { [name]: _cleared, ...others } = known
        return others
      }),
  }
}
