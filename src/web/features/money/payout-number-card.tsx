import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '#contract/french/dates.ts'
import type { ConfirmedNumber, PayoutNumber } from '#contract/money/payout-number.schemas.ts'
import { paymentMeansLabels } from '#contract/payments/facts.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { NamePayoutNumber } from '#web/features/money/name-payout-number.tsx'
import { PayoutNumberCode } from '#web/features/money/payout-number-code.tsx'
import { accountWords, waitWords } from '#web/features/money/transfer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { StatusLine } from '#web/ui/signed-in/status-line.tsx'
import { toast } from '#web/ui/toast.ts'

/** Anchor of the card. */
export const PAYOUT_NUMBER_ID = 'numero'

/** The payout number, in its own card. */
export function PayoutNumberCard() {
  return (
    <Card as="section" id={PAYOUT_NUMBER_ID}>
      <h2 className="text-xl">Où vous êtes payé</h2>
      <MyPayoutNumber />
    </Card>
  )
}

const useMyPayoutNumber = () => useQuery(apiQuery(useApi(), 'getPayoutNumber'))

/** The payout number, in one line. */
export function PayoutNumberState() {
  return (
    <StatusLine query={useMyPayoutNumber()}>
      {({ current }) =>
        current ? accountWords(current) : 'Aucun numéro. Indiquez celui de votre mobile money.'
      }
    </StatusLine>
  )
}

/** The current payout number, with the form to change it. */
export function MyPayoutNumber() {
  const query = useMyPayoutNumber()
  return (
    <Loaded
      query={query}
      hidesFailure={isAccessDenied(query.error)}
      waiting={<ListSkeleton words="Chargement de votre numéro…" rows={1} />}
      failed="Votre numéro n’a pas pu être affiché"
    >
      {number => <Steps number={number} />}
    </Loaded>
  )
}

function Steps({ number: { current, awaitingCode, waitHours } }: { number: PayoutNumber }) {
  const queryClient = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const refresh = () => invalidateQueries(queryClient, 'getPayoutNumber')
  const step = isNaming ? 'name' : awaitingCode && !isLeft ? 'code' : 'number'
  const content = useFocusOnChange(step)
  return (
    <div ref={content} tabIndex={-1} className="scroll-mt-32 outline-none">
      {step === 'name' && (
        <NamePayoutNumber
          waitHours={waitHours}
          onSent={async () => {
            await refresh()
            setLeft(false)
            setNaming(false)
          }}
          onLeave={() => setNaming(false)}
        />
      )}
      {step === 'code' && awaitingCode && (
        <PayoutNumberCode
          phone={phoneWords(awaitingCode.phone)}
          until={formatTime(awaitingCode.expiresAt)}
          onConfirmed={async () => {
            await refresh()
            toast({ title: 'Numéro confirmé' })
          }}
          onAgain={() => setNaming(true)}
          onLeave={() => setLeft(true)}
        />
      )}
      {step === 'number' && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            {current ? (
              <Current current={current} />
            ) : (
              <p>Aucun numéro. Indiquez celui de votre mobile money.</p>
            )}
          </div>
          <Button variant={current ? 'secondary' : 'primary'} onClick={() => setNaming(true)}>
            {current ? 'Changer de numéro' : 'Indiquer mon numéro'}
          </Button>
        </div>
      )}
    </div>
  )
}

function Current({ current }: { current: ConfirmedNumber }) {
  const { phone, operator } = current
  return (
    <>
      <p className="nums text-lg font-semibold">{phoneWords(phone)}</p>
      <p className="text-ink-soft">
        {[paymentMeansLabels[operator], waitWords(current)].filter(Boolean).join(', ')}
      </p>
    </>
  )
}
