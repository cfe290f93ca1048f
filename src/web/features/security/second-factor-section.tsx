import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#contract/contract.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { SecondFactorSecret } from '#contract/security/second-factor.schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { ConfirmFactor } from '#web/features/security/confirm-factor.tsx'
import { FactorPassword } from '#web/features/security/factor-password.tsx'
import { RecoveryCodes } from '#web/features/security/recovery-codes.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { StatusLine } from '#web/ui/signed-in/status-line.tsx'
import { toast } from '#web/ui/toast.ts'

type Space = 'vendor' | 'admin'
type Step =
  | { at: 'rest' }
  | { at: 'beginning' }
  | { at: 'removing' }
  | { at: 'confirming'; given: SecondFactorSecret }
  | { at: 'codes'; codes: readonly string[] }

const queries = { vendor: 'getVendorSecondFactor', admin: 'getAdminSecondFactor' } as const

const actsOf = (api: Api, space: Space) =>
  space === 'admin'
    ? {
        begin: api.beginAdminSecondFactor,
        confirm: api.confirmAdminSecondFactor,
        remove: api.removeAdminSecondFactor,
      }
    : {
        begin: api.beginVendorSecondFactor,
        confirm: api.confirmVendorSecondFactor,
        remove: api.removeVendorSecondFactor,
      }

type Props = { space: Space; onSet?: () => void }

/** The account's second factor, in a card. */
export function SecondFactorSection(props: Props) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="mb-2 text-xl">Second facteur</h2>
      <SecondFactor {...props} />
    </Card>
  )
}

/** Whether the account has a second factor, in one line. */
export function SecondFactorState({ space }: Pick<Props, 'space'>) {
  const query = useQuery(apiQuery(useApi(), queries[space]))
  return (
    <StatusLine query={query}>
      {({ setAt }) => (setAt ? `En place depuis le ${formatDate(setAt)}` : 'Pas encore en place')}
    </StatusLine>
  )
}

/** Sets up, shows and removes the account's second factor. */
export function SecondFactor({ space, onSet }: Props) {
  const api = useApi()
  const actions = actsOf(api, space)
  const queryClient = useQueryClient()
  const query = useQuery(apiQuery(api, queries[space]))
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const content = useFocusOnChange(step.at)
  /** Goes to the next step, unless another one was opened meanwhile. */
  const goOn = (to: Step) => setStep(now => (now === step ? to : now))
  const rest = async () => {
    await invalidateQueries(queryClient, queries[space])
    goOn({ at: 'rest' })
  }
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <p className="text-ink-soft">
        Un code de votre téléphone, demandé avec le mot de passe&nbsp;: un mot de passe volé ne suffit plus.
      </p>
      {step.at === 'rest' && (
        <Loaded
          query={query}
          hidesFailure={isAccessDenied(query.error)}
          waiting={<ListSkeleton words="Chargement du second facteur…" rows={1} height="mt-4 h-20 sm:h-13" />}
          failed="Le second facteur n’a pas pu être affiché"
        >
          {({ setAt, recoveryCodesLeft }) => (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p>
                {setAt
                  ? `En place depuis le ${formatDate(setAt)}. Codes de secours restants\u00a0: ${recoveryCodesLeft}.`
                  : 'Pas encore en place.'}
              </p>
              <Button
                variant={setAt ? 'secondary' : 'primary'}
                onClick={() => setStep({ at: setAt ? 'removing' : 'beginning' })}
              >
                {setAt ? 'Retirer le second facteur' : 'Mettre en place'}
              </Button>
            </div>
          )}
        </Loaded>
      )}
      {step.at === 'beginning' && (
        <FactorPassword
          action="Continuer"
          send={async body => goOn({ at: 'confirming', given: await actions.begin({ body }) })}
          onLeave={() => setStep({ at: 'rest' })}
        />
      )}
      {step.at === 'removing' && (
        <FactorPassword
          action="Retirer"
          send={async body => {
            await actions.remove({ body })
            toast({ title: 'Second facteur retiré' })
            await rest()
          }}
          onLeave={() => setStep({ at: 'rest' })}
        />
      )}
      {step.at === 'confirming' && (
        <ConfirmFactor
          given={step.given}
          send={async body => goOn({ at: 'codes', codes: (await actions.confirm({ body })).recoveryCodes })}
          onLeave={() => {
            setStep({ at: 'rest' })
            // It may have been confirmed, and the response lost.
            void invalidateQueries(queryClient, queries[space])
          }}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            void rest()
            onSet?.()
          }}
        />
      )}
    </div>
  )
}
