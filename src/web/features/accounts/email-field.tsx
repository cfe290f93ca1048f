import { useState } from 'react'
import { PasswordField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  /** The address that the account has. */
  known: string
  /** Beside the address while it is the one that the account has. */
  hint?: string
  error?: string | undefined
  autoComplete?: string
  className?: string
}

/** The e-mail of an account in a form that changes it; another one is confirmed with the password of who sends the form. */
export function EmailField({ known, hint, error, autoComplete = 'email', className }: Props) {
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
      {isAnother && (
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
