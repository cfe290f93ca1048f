import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FULL_NAME_LENGTH } from '#contract/accounts/facts.ts'
import { personName } from '#contract/accounts/person-name.ts'
import { roles } from '#contract/accounts/roles.ts'
import { type AdminUser, UserChanges } from '#contract/accounts/users.schemas.ts'
import type { Role } from '#contract/endpoint.ts'
import { oneOf } from '#contract/one-of.ts'
import { internationalNumber, nationalNumber } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { regionOptions, roleOptions } from '#web/features/accounts/options.ts'
import { PendingEmail } from '#web/features/accounts/pending-email.tsx'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { refreshAdmin } from '#web/features/accounts/staff-session.ts'
import { refreshUsers } from '#web/features/accounts/users/refresh-users.ts'
import { changesTo } from '#web/ui/forms/changes-to.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { user: AdminUser; isOwn: boolean; onClose: () => void }

/** Edits an account, its role and its activation; lists the consequences. */
export function EditUserDialog({ user, isOwn, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [role, setRole] = useState<Role>(user.role)
  const [isActive, setActive] = useState(user.isActive)
  const form = useForm({
    schema: UserChanges,
    complete: fields => ({
      ...fields,
      phone: internationalNumber(String(fields.phone ?? '')),
      isActive,
    }),
    submit: async typed => {
      const { pendingEmail } = await api.changeUser({
        params: { id: user.id },
        body: changesTo(user, typed),
      })
      void refreshUsers(queryClient)
      const description =
        isOwn && pendingEmail && pendingEmail !== user.pendingEmail
          ? `Ouvrez le lien envoyé à ${pendingEmail} pour confirmer votre nouvelle adresse.`
          : (typed.fullName ?? user.username)
      toast({ title: 'Utilisateur modifié', description })
      if (isOwn) void refreshAdmin(queryClient)
    },
    onDone: onClose,
    onFailure: 'Erreur lors de la modification',
  })
  return (
    <Dialog
      isOpen
      size="sheet"
      onClose={onClose}
      title={`Modifier ${personName(user)}`}
      description={`Nom d’utilisateur\u00a0: ${user.username}`}
    >
      <Form form={form} className="grid items-start gap-4 sm:grid-cols-2">
        <PersonFields user={user} isOwn={isOwn} />
        <SelectField
          name="role"
          label="Rôle"
          options={roleOptions}
          value={role}
          onChange={event => setRole(oneOf(roles, event.target.value) ?? user.role)}
        />
        <Checkbox
          label="Compte actif"
          className="sm:mt-7"
          checked={isActive}
          disabled={isOwn}
          onChange={event => setActive(event.target.checked)}
        />
        {isOwn && user.pendingEmail && <OwnPendingEmail email={user.pendingEmail} />}
        <Consequences sentences={consequencesOf(user, { role, isActive })} />
        <DialogActions
          action="Enregistrer"
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

function OwnPendingEmail({ email }: { email: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isGivenUp, setGivenUp] = useState(false)
  if (isGivenUp) return null
  return (
    <div className="sm:col-span-2">
      <PendingEmail
        email={email}
        sendAgain={() => api.askAdminEmailConfirmation()}
        cancel={async () => {
          await api.cancelAdminEmailChange()
          setGivenUp(true)
          await refreshUsers(queryClient)
        }}
      />
    </div>
  )
}

function PersonFields({ user, isOwn }: Pick<Props, 'user' | 'isOwn'>) {
  return (
    <>
      <TextField
        name="fullName"
        label="Nom complet"
        isOptional={!user.fullName}
        defaultValue={user.fullName}
        autoComplete="off"
        maxLength={MAX_FULL_NAME_LENGTH}
      />
      <EmailField current={user.email} isOfAnother={!isOwn} autoComplete="off" />
      <PhoneField name="phone" label="Téléphone" isOptional defaultValue={nationalNumber(user.phone ?? '')} />
      <SelectField
        name="region"
        label="Région"
        isOptional
        placeholder="Non spécifiée"
        options={regionOptions}
        defaultValue={user.region ?? ''}
      />
    </>
  )
}

function Consequences({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <div role="status" className="rounded-field bg-warning-tint p-3 text-sm text-warning sm:col-span-2">
      <ul className="grid gap-1">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** Consequences of a change of role or activation, one sentence each. */
function consequencesOf(user: AdminUser, { role, isActive }: Pick<AdminUser, 'role' | 'isActive'>): string[] {
  const words: string[] = []
  if (user.isActive && !isActive) {
    words.push('Cette personne sera aussitôt déconnectée et ne pourra plus entrer.')
    if (user.vendor)
      words.push(
        'Ses produits restent en vente. Pour les retirer de la boutique, suspendez aussi le vendeur.',
      )
  }
  if (role === user.role) return words
  words.push('Cette personne sera déconnectée et entrera désormais par l’espace de son nouveau rôle.')
  if (role === 'vendor')
    words.push(
      'Un profil de vendeur sera créé, en attente d’approbation. La personne le complétera elle-même.',
    )
  if (role === 'admin') words.push('Elle pourra tout voir et tout changer ici.')
  if (user.role === 'vendor') words.push('Son profil de vendeur, s’il est vide, sera supprimé.')
  if (user.role === 'customer') words.push('Elle ne verra plus les commandes qu’elle a passées.')
  return words
}
