import { useState } from 'react'
import type * as z from 'zod/mini'
import { wasPasswordChecked } from '#web/features/accounts/sign-in/login-failures.ts'
import { type FormState, useForm } from '#web/ui/forms/use-form.ts'

type Login = {
  form: FormState
  /** The failure of the last attempt. */
  failure: unknown
}

/** Empties and focuses the password field of a refused form; other fields keep their values. */
function clearPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password')
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  field.focus()
}

/** A login form; the password is cleared only if the server checked and refused it. */
export function useLoginForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  logIn: (values: z.output<Schema>) => Promise<void>,
): Login {
  const [failure, setFailure] = useState<unknown>()
  const form = useForm({
    schema,
    submit: async (values, element) => {
      setFailure(undefined)
      try {
        await logIn(values)
      } catch (error) {
        if (wasPasswordChecked(error)) clearPassword(element)
        throw error
      }
    },
    onFailure: setFailure,
    onInvalid: () => setFailure(undefined),
  })
  return { form, failure }
}
