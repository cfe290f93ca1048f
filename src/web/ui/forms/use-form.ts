import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { firstMessages } from '#contract/first-messages.ts'
import { unbreakable } from '#contract/french/unbreakable.ts'
import { fieldErrorsOf, unreachable } from '#web/api/api-failure.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { clearToast } from '#web/ui/toast.ts'

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

type FormOptions<Schema extends z.ZodMiniType> = {
  /**
   * The contract's schema of the values, or a function that loads it when the form is first focused, which keeps the page small.
   */
  schema: Schema | (() => Promise<Schema>)
  /** Errors of a form that the browser submitted before hydration. */
  refused?: FieldErrors | undefined
  /** Adds values that are not fields, before the validation. */
  complete?: (fields: Record<string, FormDataEntryValue>) => Record<string, unknown>
  /**
   * Sends the values; returns false after a failure that it has reported. Errors per field that it throws are shown beside the
   * fields.
   */
  submit: (values: z.output<Schema>, form: HTMLFormElement) => Promise<unknown>
  /** Called on success, unless the form was unmounted meanwhile: closing would then close what replaced it. */
  onDone?: () => void
  /** Called with the messages of invalid fields, for a toast. */
  onInvalid?: (errors: FieldErrors) => void
  /** Fallback message of the error toast when `submit` fails, or an error handler. */
  onFailure?: string | ((error: unknown) => void)
}

export type FormState = {
  errors: FieldErrors
  /** Whether the errors are the server's; validation errors are found before anything is sent. */
  isRefused: boolean
  /** Increased with each failed attempt: the summary is focused again. */
  attempt: number
  isPending: boolean
  /** Loads the schema in advance, when the form is first focused. */
  prepare: () => void
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
  clearError: (name: string) => void
}

/** Sorts messages by the order of their fields (or groups) in the form; those without a visible field come last. */
function inFieldOrder(errors: FieldErrors, form: HTMLFormElement): FieldErrors {
  const ids = Array.from(form.querySelectorAll('[id]'), ({ id }) => id)
  const placeOf = (name: string) => ids.indexOf(`${form.dataset.fields}${name}`) + 1 || ids.length + 1
  return Object.fromEntries(
    Object.entries(errors)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, message]) => [name, unbreakable(message)]),
  )
}

const fetchSchema = <Schema>(fetch: () => Promise<Schema>): Promise<Schema> =>
  fetch().catch(() => {
    throw unreachable(navigator.onLine)
  })

/**
 * State of a form: validates with the contract's schema before sending, shows messages beside fields and never sends twice.
 * Fields keep what was typed.
 */
export function useForm<Schema extends z.ZodMiniType>({
  schema,
  refused = {},
  complete = fields => fields,
  submit,
  onDone,
  onInvalid,
  onFailure,
}: FormOptions<Schema>): FormState {
  const [errors, setErrors] = useState(refused)
  const [isRefused, setRefused] = useState(Object.keys(refused).length > 0)
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)

  const show = (found: FieldErrors, form: HTMLFormElement, by: 'server' | 'schema') => {
    setErrors(inFieldOrder(found, form))
    setRefused(by === 'server')
    setAttempt(count => count + 1)
  }

  /** Runs one request at a time, and shows its errors. */
  const action = async <Result>(
    form: HTMLFormElement,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    isSending.current = true
    setPending(true)
    try {
      return await work()
    } catch (error) {
      show(fieldErrorsOf(error), form, 'server')
      if (!onFailure) throw error
      if (typeof onFailure === 'string') toastFailure(error, onFailure)
      else onFailure(error)
      return undefined
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  const send = async (form: HTMLFormElement) => {
    // The toast of an earlier attempt is outdated.
    clearToast()
    const loaded = typeof schema === 'function' ? await action(form, () => fetchSchema(schema)) : schema
    if (!loaded) return
    const parsed = loaded.safeParse(complete(Object.fromEntries(new FormData(form))))
    if (parsed.success) {
      setErrors({})
      const isSent = await action(form, async () => (await submit(parsed.data, form)) !== false)
      if (isSent && form.isConnected) onDone?.()
      return
    }
    const found = firstMessages(parsed.error.issues)
    show(found, form, 'schema')
    onInvalid?.(found)
  }

  return {
    errors,
    isRefused,
    attempt,
    isPending,
    prepare: () => {
      if (typeof schema === 'function') schema().catch(() => undefined)
    },
    handleSubmit: event => {
      event.preventDefault()
      if (isSending.current) return
      void send(event.currentTarget)
    },
    clearError: name =>
      setErrors(current => {
        if (!(name in current)) return current
        const { [name]: _cleared, ...others } = current
        return others
      }),
  }
}
