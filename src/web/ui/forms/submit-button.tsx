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
 * The button that sends a form. Where only the page's own code can send it, it cannot be pressed before the page has come
 * alive: the browser would send the fields by itself, to nobody.
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
