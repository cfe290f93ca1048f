import { useState } from 'react'
import { PasswordField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  /** The address that the account has. */
  known: string
  /** Of somebody else, whom the password of who sends the form does not concern. */
  isOfAnother?: boolean
  /** Beside the address while it is the one that the account has. */
  hint?: string
  error?: string | undefined
  autoComplete?: string
  className?: string
}

/** The e-mail of an account in a form that changes it; another one of one's own is confirmed with the password. */
export function EmailField({
  known,
  isOfAnother = false,
  hint,
  error,
  autoComplete = 'email',
  className,
}: Props) {
  const [typed, setTyped] = useState(known)
  const isAnother = typed.trim().toLowerCase() !== known.toLowerCase()
  return (
    <>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete={autoComplete}
        error={error}
        {...(hint && { hint })}
        {...(className && { className })}
      />
      {isAnother && !isOfAnother && (
        <PasswordField
          name="currentPassword"
          label="Votre mot de passe"
          hint="Demandé pour changer d’adresse"
          autoComplete="current-password"
          {...(className && { className })}
        />
      )}
    </>
  )
}
