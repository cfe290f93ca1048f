import { useState } from 'react'
import { PasswordField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  /** The current address. */
  current: string
  /** Whether the account is someone else's: changing it then needs no password here. */
  isOfAnother?: boolean
  /** Hint shown while the address is unchanged. */
  hint?: string
  error?: string | undefined
  autoComplete?: string
  className?: string
}

/** The e-mail field of an account; changing one's own asks for the password. */
export function EmailField({
  current,
  isOfAnother = false,
  hint,
  error,
  autoComplete = 'email',
  className,
}: Props) {
  const [typed, setTyped] = useState(current)
  const isAnother = typed.trim().toLowerCase() !== current.toLowerCase()
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
