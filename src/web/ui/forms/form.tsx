import { createContext, type FormHTMLAttributes, type ReactNode, useContext, useId } from 'react'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import type { FormState } from '#web/ui/forms/use-form.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

type FormScope = Pick<FormState, 'errors' | 'clearError'> & { prefix: string; canBeSent: boolean }

const Scope = createContext<FormScope>({ errors: {}, clearError: () => {}, prefix: '', canBeSent: true })

type Props = {
  form: FormState
  /** Introduces the error summary when the server refused the fields. */
  refusedAs?: string
  /** Focuses the first invalid field instead of the summary, where the window is too low for both. */
  leadsToField?: boolean
  children: ReactNode
} & Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>

/**
 * A form: passes each field its message and shows an error summary above. With an `action`, the browser validates and submits
 * it until the page is hydrated; without, it cannot be submitted until then.
 */
export function Form({ form, refusedAs, leadsToField = false, children, ...rest }: Props) {
  const prefix = useId()
  const isHydrated = useIsHydrated()
  const sendsItself = !isHydrated && rest.action !== undefined
  const canBeSent = isHydrated || sendsItself
  return (
    <Scope value={{ errors: form.errors, clearError: form.clearError, prefix, canBeSent }}>
      <form
        {...rest}
        data-fields={prefix}
        noValidate={!sendsItself}
        aria-busy={form.isPending}
        onFocus={form.prepare}
        onSubmit={form.handleSubmit}
      >
        <ErrorSummary
          errors={form.errors}
          attempt={form.attempt}
          refusedAs={form.isRefused ? refusedAs : undefined}
          leadsToField={leadsToField}
          idOf={name => `${prefix}${name}`}
        />
        {children}
      </form>
    </Scope>
  )
}

/** Whether the surrounding form can be submitted: not before hydration, unless the browser submits it. */
export const useCanBeSent = () => useContext(Scope).canBeSent

/** Id and error message of a field, from the surrounding form. */
export function useField(name: string) {
  const { errors, clearError, prefix } = useContext(Scope)
  const fallback = useId()
  const id = `${prefix || fallback}${name}`
  return { id, error: errors[name], clear: () => clearError(name) }
}
