import { createContext, type FormHTMLAttributes, type ReactNode, useContext, useId } from 'react'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { FormState } from '#web/ui/use-form.ts'

type FormScope = Pick<FormState, 'errors' | 'clearError'> & { prefix: string }

const Scope = createContext<FormScope>({ errors: {}, clearError: () => {}, prefix: '' })

type Props = { form: FormState; children: ReactNode } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'children'
>

/** A form around fields of the kit: gives each its message, and sums up what is wrong above them. */
export function Form({ form, children, ...rest }: Props) {
  const prefix = useId()
  return (
    <Scope value={{ errors: form.errors, clearError: form.clearError, prefix }}>
      <form {...rest} noValidate aria-busy={form.isPending} onSubmit={form.handleSubmit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} idOf={name => `${prefix}${name}`} />
        {children}
      </form>
    </Scope>
  )
}

/** Ids and message of a field, from the form around it. */
export function useField(name: string) {
  const { errors, clearError, prefix } = useContext(Scope)
  const fallback = useId()
  const id = `${prefix || fallback}${name}`
  return { id, error: errors[name], clear: () => clearError(name) }
}
