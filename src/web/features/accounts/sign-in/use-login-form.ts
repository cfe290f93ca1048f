import { useState } from 'react'
import type * as z from 'zod/mini'
import { isPasswordSpent } from '#web/features/accounts/sign-in/login-failures.ts'
import { type FormState, useForm } from '#web/ui/forms/use-form.ts'

type Login = {
  form: FormState
  /** Why the last attempt did not sign in. */
  failure: unknown
}

/** Empties the password of a refused form and waits there: the other fields keep what was typed. */
function askPasswordAgain(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password')
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  field.focus()
}

/** A form that signs somebody in; whoever is refused types the password again, who reached nobody need not. */
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
        if (isPasswordSpent(error)) askPasswordAgain(element)
        throw error
      }
    },
    onFailure: setFailure,
    onInvalid: () => setFailure(undefined),
  })
  return { form, failure }
}
