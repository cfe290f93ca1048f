import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useCanBeSent } from '#web/ui/forms/form.tsx'
import type { FormState } from '#web/ui/forms/use-form.ts'

type Props = {
  form: Pick<FormState, 'isPending'>
  pendingWord: string
  children: ReactNode
  isWide?: boolean
  className?: string
}

/**
 * The submit button. Disabled before hydration where only the page's code can send the form: the browser would submit the
 * fields to the page itself.
 */
export function SubmitButton({ form, pendingWord, children, ...look }: Props) {
  const canBeSent = useCanBeSent()
  return (
    <>
      <Button
        {...look}
        type="submit"
        size="large"
        disabled={!canBeSent}
        pendingWord={form.isPending && pendingWord}
      >
        {children}
      </Button>
      {canBeSent || (
        <noscript>
          <p className="mt-3">Activez JavaScript pour envoyer ce formulaire.</p>
        </noscript>
      )}
    </>
  )
}
