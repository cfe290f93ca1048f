import { useState } from 'react'
import { flushSync } from 'react-dom'
import { proposeUsername } from '#web/features/accounts/sign-in/propose-username.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'

const LABEL = "Nom d'utilisateur"

/** The user name that is proposed of the full name until one types another: a line, unless it is to be changed or cannot be had. */
export function UsernameField({ fullName }: { fullName: string }) {
  const [typed, setTyped] = useState<string>()
  const [isFolded, setFolded] = useState(true)
  const { id, error } = useField('username')
  const value = typed ?? proposeUsername(fullName)
  if (isFolded && error) setFolded(false)
  const unfold = () => {
    flushSync(() => setFolded(false))
    document.getElementById(id)?.focus()
  }
  return (
    <div className="sm:col-span-2">
      {isFolded && (
        <div className="flex items-center justify-between gap-x-4">
          <p className="min-w-0 break-words">
            {LABEL}&nbsp;: <span className="text-ink-soft">{value || 'd’après votre nom'}</span>
          </p>
          <Button variant="quiet" size="small" className="-mx-3 shrink-0" onClick={unfold}>
            Modifier<span className="sr-only"> le nom d’utilisateur</span>
          </Button>
        </div>
      )}
      {/* Hidden rather than absent: what it says is sent. */}
      <div hidden={isFolded}>
        <TextField
          name="username"
          label={LABEL}
          hint="Pour que l’équipe vous retrouve"
          autoComplete="nickname"
          autoCapitalize="none"
          enterKeyHint="next"
          spellCheck={false}
          value={value}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
    </div>
  )
}
