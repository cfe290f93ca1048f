import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PASSWORD_RULE } from '#contract/accounts/person.schemas.ts'
import { RegisterBody } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { internationalNumber } from '#contract/phone-words.ts'
import { fieldErrorsOf, hasStatus, isRefused } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { regionOptions } from '#web/features/accounts/options.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { setCustomer } from '#web/features/accounts/session.ts'
import { registrationFailure, wasPasswordChecked } from '#web/features/accounts/sign-in/login-failures.ts'
import { LoginNotice } from '#web/features/accounts/sign-in/login-notice.tsx'
import { PasswordStrength } from '#web/features/accounts/sign-in/password-strength.tsx'
import { setPrefilledEmail } from '#web/features/accounts/sign-in/prefilled-email.ts'
import { proposeUsername } from '#web/features/accounts/sign-in/propose-username.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PasswordField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

const KEPT = 'Ce que vous avez écrit est gardé'
const KEPT_BUT_PASSWORD = `${KEPT}, sauf le mot de passe\u00a0: retapez-le`

/** Customer registration; the page around it navigates once the session is known. */
export function RegisterForm({ next }: { next: string | undefined }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<unknown>()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [email, setEmail] = useState('')
  // Addresses of requests that got no response.
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  const form = useForm({
    schema: RegisterBody,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async body => {
      setFailure(undefined)
      setCustomer(queryClient, await api.register({ body }))
      toast({ title: 'Inscription réussie', description: 'Votre compte a été créé avec succès' })
    },
    onInvalid: () => setFailure(undefined),
    onFailure: error => {
      setFailure(error)
      if (hasStatus(error, 0)) setUnanswered(emails => [...emails, email])
      if (!wasPasswordChecked(error)) return
      setPassword('')
      setConfirmation('')
    },
  })
  // Field errors have a summary of their own above the fields.
  const isOfFields = Object.keys(fieldErrorsOf(failure)).length > 0
  return (
    <Form form={form} method="post" refusedAs={registrationFailure(failure).title}>
      <LoginNotice error={isOfFields ? undefined : failure} describe={registrationFailure}>
        <p className="mt-1">
          {`${wasPasswordChecked(failure) ? KEPT_BUT_PASSWORD : KEPT}. Réessayez dans un instant.`}
        </p>
      </LoginNotice>
      {isKnown(failure) && <ExistingAccount email={email} isOwn={unanswered.includes(email)} next={next} />}
      {isOfFields && <p className="mb-5">{KEPT_BUT_PASSWORD}.</p>}
      <Group place={1} title="Vous">
        <NameFields />
        <PhoneField name="phone" label="Téléphone" hint="Pour vous joindre à la livraison" isOptional />
        <SelectField
          name="region"
          label="Région"
          hint="Là où vous recevez vos commandes"
          placeholder="Sélectionnez votre région"
          autoComplete="address-level1"
          options={regionOptions}
        />
      </Group>
      <Group place={2} title="Pour vous connecter">
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="next"
          value={email}
          onChange={event => setEmail(event.target.value)}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <PasswordField
            name="password"
            label="Mot de passe"
            hint={PASSWORD_RULE}
            autoComplete="new-password"
            enterKeyHint="next"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          <PasswordStrength password={password} />
        </div>
        <PasswordField
          name="confirmPassword"
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          enterKeyHint="go"
          value={confirmation}
          onChange={event => setConfirmation(event.target.value)}
          className="sm:col-span-2"
        />
      </Group>
      <SubmitButton form={form} pendingWord="Création du compte..." isWide className="mt-6">
        Créer mon compte
      </SubmitButton>
    </Form>
  )
}

const isKnown = (failure: unknown) => isRefused(failure, 'email_taken')

type ExistingAccountProps = {
  email: string
  /** Whether a request with this address got no response, and may have created the account. */
  isOwn: boolean
  next: string | undefined
}

/** Link to log in to the account that has this e-mail. */
function ExistingAccount({ email, isOwn, next }: ExistingAccountProps) {
  const queryClient = useQueryClient()
  return (
    <div className="mb-5">
      {isOwn && (
        <p className="mb-2 font-semibold">
          Votre compte est peut-être déjà ouvert&nbsp;: votre première demande a pu arriver sans que la
          réponse vous parvienne. Connectez-vous avec votre mot de passe.
        </p>
      )}
      <LinkButton
        href={paths.login(next)}
        onClick={() => setPrefilledEmail(queryClient, email)}
        variant="secondary"
      >
        Se connecter à ce compte
      </LinkButton>
    </div>
  )
}

/** A group of fields: the first or the second part of the form. */
const Group = ({ place, title, children }: { place: number; title: string; children: ReactNode }) => (
  <fieldset className="[fieldset+&]:mt-5 [fieldset+&]:border-t [fieldset+&]:border-line [fieldset+&]:pt-4">
    <legend className="float-left mb-3 flex w-full items-center gap-2.5 font-display text-lg leading-none font-bold">
      <span
        aria-hidden
        className="nums grid size-7 place-items-center rounded-full bg-mango-400 text-base text-leaf-950"
      >
        {place}
      </span>
      {title}
    </legend>
    <div className="clear-both grid gap-3 sm:grid-cols-2 sm:gap-4">{children}</div>
  </fieldset>
)

/** Full name and user name, which is proposed from it until it is typed. */
function NameFields() {
  const [fullName, setFullName] = useState('')
  const [username, setUsername] = useState<string>()
  return (
    <>
      <TextField
        name="fullName"
        label="Nom complet"
        hint="À qui vos colis sont remis"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        value={fullName}
        onChange={event => setFullName(event.target.value)}
      />
      <TextField
        name="username"
        label="Nom d'utilisateur"
        hint="Proposé d’après votre nom"
        autoComplete="nickname"
        autoCapitalize="none"
        enterKeyHint="next"
        spellCheck={false}
        value={username ?? proposeUsername(fullName)}
        onChange={event => setUsername(event.target.value)}
      />
    </>
  )
}
