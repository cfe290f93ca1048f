import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { FormState } from '#web/ui/use-form.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

type Props = {
  form: Pick<FormState, 'isPending'>
  pendingWord: string
  children: ReactNode
  isWide?: boolean
  className?: string
}

/**
 * The button that sends a form. It cannot be pressed before the page has come alive: the browser would send
 * the fields by itself, to nobody.
 */
export function SubmitButton({ form, pendingWord, children, ...look }: Props) {
  const isAlive = useIsAlive()
  return (
    <>
      <Button
        {...look}
        type="submit"
        size="large"
        disabled={!isAlive}
        pendingWord={form.isPending && pendingWord}
      >
        {children}
      </Button>
      <noscript>
        <p className="mt-3">Activez JavaScript pour envoyer ce formulaire.</p>
      </noscript>
    </>
  )
}
