import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { ALL_PASSWORDS_REQUIRED } from '#contract/accounts/profiles.schemas.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { passwordAge } from '#web/features/accounts/profile/password-age.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { toastPasswordUnanswered } from '#web/features/accounts/toast-password-unanswered.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Passwords = { currentPassword: string; newPassword: string; confirmPassword?: string | undefined }

type FormProps = {
  schema: z.ZodMiniType<Passwords>
  /** Sends the passwords; the session stays open. */
  send: (passwords: Passwords) => Promise<void>
  /** Called with failures that got a response. */
  onFailure: (error: unknown) => void
  onClose: () => void
}

type Props = Omit<FormProps, 'onClose'> & {
  /** When the password was last changed. */
  changedAt: string
}

/** Age of the password, and the form to change it. */
export function PasswordSection({ changedAt, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  const content = useFocusOnChange(String(isOpen))
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Mot de passe</h2>
      <div ref={content} tabIndex={-1} className="outline-none">
        {isOpen ? (
          <PasswordForm {...form} onClose={() => setOpen(false)} />
        ) : (
          <Closed changedAt={changedAt}>
            <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
              Changer mon mot de passe
            </Button>
          </Closed>
        )}
      </div>
    </Card>
  )
}

function Closed({ changedAt, children }: { changedAt: string; children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{passwordAge(changedAt, Date.now())}</p>
      {children}
    </div>
  )
}

/** The form that changes a password. */
export function PasswordForm({ schema, send, onFailure, onClose }: FormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    schema,
    submit: async passwords => {
      await send(passwords)
      toast({ title: 'Mot de passe modifié', description: 'Vos autres appareils ont été déconnectés.' })
    },
    onDone: onClose,
    onFailure: error => {
      if (!hasStatus(error, 0)) return onFailure(error)
      toastPasswordUnanswered()
      // The session may have ended without a response: the page then shows the login.
      void refreshProfiles(queryClient)
    },
  })
  /** The summary has one message for all three fields; each empty field shows its own. */
  const lackOf = (name: string, words: string) =>
    form.errors[name] === ALL_PASSWORDS_REQUIRED ? words : undefined
  return (
    <Form form={form} className="mt-4">
      <div className="grid gap-4">
        <PasswordField
          name="currentPassword"
          label="Mot de passe actuel"
          error={lackOf('currentPassword', 'Mot de passe actuel requis')}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label="Nouveau mot de passe"
          hint="Au moins 6 caractères"
          error={lackOf('newPassword', 'Nouveau mot de passe requis')}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label="Confirmer le nouveau mot de passe"
          hint="Le même, encore une fois"
          error={lackOf('confirmPassword', 'Confirmation du mot de passe requise')}
          autoComplete="new-password"
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Enregistrement…'}>
          Changer le mot de passe
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}
