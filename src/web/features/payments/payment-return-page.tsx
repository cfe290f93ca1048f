import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleX, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { type PaymentAttemptStatus, paymentMeansLabels } from '#contract/payments/facts.ts'
import type { PaymentReport } from '#contract/payments/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import PayOnDelivery from '#web/features/orders/customer/pay-on-delivery.tsx'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { ArrivalDetails } from '#web/features/payments/arrival-details.tsx'
import { type PaymentCheck, usePaymentCheck } from '#web/features/payments/use-payment-check.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hourglass, SearchX } from '#web/ui/signed-in/icons.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const statusWords: Record<PaymentAttemptStatus, string> = {
  PENDING: 'En attente',
  ACCEPTED: 'Accepté',
  REFUSED: 'Refusé',
  EXPIRED: 'Expiré',
}

type Stage = PaymentCheck['stage']

const looks: Record<Stage, { title: string; icon: LucideIcon; tone: string }> = {
  checking: { title: 'Vérification du paiement...', icon: Hourglass, tone: 'text-laterite-600' },
  undecided: { title: 'Le paiement n’est pas encore confirmé', icon: Hourglass, tone: 'text-laterite-600' },
  'not-found': { title: 'Paiement échoué', icon: SearchX, tone: 'text-laterite-600' },
  paid: { title: 'Paiement réussi\u00a0!', icon: CircleCheck, tone: 'text-leaf-700' },
  failed: { title: 'Paiement échoué', icon: CircleX, tone: 'text-danger' },
  'owed-back': { title: 'Cette somme va vous être rendue', icon: Undo2, tone: 'text-laterite-600' },
}

/** Return page of the provider: shows the outcome of the payment. */
export function PaymentReturnPage({ transactionId }: { transactionId: string | undefined }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated)
    return (
      <Frame stage="checking">
        <Checking progress={0} />
      </Frame>
    )
  const transaction = transactionId ?? storedTransaction.read()
  if (transaction) return <Outcome transactionId={transaction} />
  return (
    <Frame stage="not-found">
      <NotFound />
    </Frame>
  )
}

function Outcome({ transactionId }: { transactionId: string }) {
  const check = usePaymentCheck(transactionId)
  return <Frame stage={check.stage}>{viewOf(check, transactionId)}</Frame>
}

function viewOf(check: PaymentCheck, transactionId: string): ReactNode {
  if (check.stage === 'checking') return <Checking progress={check.progress} />
  if (check.stage === 'undecided') return <Undecided {...check} transactionId={transactionId} />
  if (check.stage === 'not-found') return <NotFound />
  const View = outcomes[check.stage]
  return <View transactionId={transactionId} report={check.report} />
}

function Frame({ stage, children }: { stage: Stage; children: ReactNode }) {
  const { title, icon: Icon, tone } = looks[stage]
  return (
    <div className="container-page py-8 sm:py-16">
      <div role="status">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
      <Card as="section" className="mx-auto max-w-lg text-center">
        <Icon aria-hidden className={`mx-auto size-14 ${tone}`} strokeWidth={1.5} />
        <h1 className="mt-4 text-2xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}

function Checking({ progress }: { progress: number }) {
  return (
    <>
      <progress
        aria-label="Avancement de la vérification"
        // A minimum, so that progress is visible from the start.
        value={Math.max(0.05, progress)}
        className="mt-6 w-full"
      />
      <p className="mt-4 text-ink-soft">
        Validez le paiement sur votre téléphone si votre opérateur vous le demande, et gardez cette page
        ouverte.
      </p>
    </>
  )
}

type UndecidedProps = Extract<PaymentCheck, { stage: 'undecided' }> & { transactionId: string }

function Undecided({ transactionId, report, isAnswered, checkAgain, isChecking }: UndecidedProps) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {isAnswered
          ? 'Nous continuons de vérifier.'
          : 'Votre connexion ne nous permet pas de vérifier d’ici. Ce que vous avez payé n’est pas perdu.'}{' '}
        Vous recevrez un e-mail dès que nous saurons, et votre commande vous le dira aussi.
      </p>
      <FactList
        transactionId={transactionId}
        facts={[
          ['Commande', report?.order?.number],
          ['Montant', report && formatFcfa(report.amount)],
        ]}
      />
      <div className="mt-6 grid gap-3">
        <Button size="large" isWide onClick={checkAgain} pendingWord={isChecking && 'Vérification…'}>
          Vérifier à nouveau
        </Button>
        <LinkButton
          href={report?.order ? paths.order(report.order.id) : paths.orders()}
          variant="secondary"
          isWide
        >
          {report?.order ? 'Voir ma commande' : 'Voir mes commandes'}
        </LinkButton>
      </div>
    </>
  )
}

function NotFound() {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        Nous n’avons trouvé aucun paiement à cette adresse. L’état de chaque paiement est dans vos commandes.
      </p>
      <div className="mt-6 grid gap-3">
        <LinkButton href={paths.orders()} size="large" isWide>
          Voir mes commandes
        </LinkButton>
        <LinkButton href={paths.checkout()} variant="secondary" isWide>
          Réessayer le paiement
        </LinkButton>
        <HomeButton />
      </div>
    </>
  )
}

const HomeButton = ({ variant = 'secondary' }: { variant?: 'secondary' | 'quiet' }) => (
  <LinkButton href={paths.home()} variant={variant} isWide>
    Retour à l’accueil
  </LinkButton>
)

type Facts = readonly (readonly [name: string, value: string | null | undefined])[]

/** Known facts of a payment; its number is less prominent, being needed for enquiries only. */
function FactList({ facts, transactionId }: { facts: Facts; transactionId: string }) {
  return (
    <dl className="mt-6 grid gap-3 rounded-field bg-paper p-4 text-left">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="nums min-w-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.8125rem] text-ink-soft">
        <dt>Transaction</dt>
        <dd className="nums min-w-0 wrap-anywhere">{transactionId}</dd>
      </div>
    </dl>
  )
}

type OutcomeProps = { transactionId: string; report: PaymentReport }

// Actions before facts: on phones the toast of the outcome covers the bottom of the screen.
const outcomes = { paid: Paid, failed: Failed, 'owed-back': OwedBack }

function Paid({ transactionId, report }: OutcomeProps) {
  const { order, amount, payment_method: means } = report
  return (
    <>
      {order && <ArrivalDetails orderId={order.id} />}
      <p className="mt-2 text-ink-soft">Merci de votre confiance. Votre commande va être préparée.</p>
      <div className="mt-6 grid gap-3">
        {order && (
          <LinkButton href={paths.orderSuccess(order.id)} size="large" isWide>
            Voir ma commande
          </LinkButton>
        )}
        <HomeButton />
      </div>
      <FactList
        transactionId={transactionId}
        facts={[
          ['Commande', order?.number],
          ['Montant', formatFcfa(amount)],
          ['Moyen de paiement', means && (paymentMeansLabels[means] ?? means)],
        ]}
      />
    </>
  )
}

function Failed({ transactionId, report }: OutcomeProps) {
  return (
    <>
      <p className="mt-2 text-ink-soft">
        Rien n’a été débité. Vous pouvez essayer encore, avec ce moyen de paiement ou un autre.
      </p>
      <div className="mt-6 grid gap-3">
        <LinkButton href={paths.checkout(report.order?.id)} size="large" isWide>
          Réessayer le paiement
        </LinkButton>
        {report.order && <InCash orderId={report.order.id} />}
        {report.order && (
          <LinkButton href={paths.order(report.order.id)} variant="secondary" isWide>
            Voir ma commande
          </LinkButton>
        )}
        <HomeButton variant="quiet" />
      </div>
      <FactList
        transactionId={transactionId}
        facts={[
          ['Commande', report.order?.number],
          ['Statut', statusWords[report.status]],
        ]}
      />
    </>
  )
}

/** Offers the order's customer to pay in cash instead. */
function InCash({ orderId }: { orderId: string }) {
  const navigate = useNavigate()
  const { data: order } = useQuery(apiQuery(useApi(), 'getOrder', { params: { id: orderId } }))
  return (
    order && (
      <PayOnDelivery order={order} isWide onDone={() => void navigate({ to: paths.orderSuccess(orderId) })} />
    )
  )
}

function OwedBack({ transactionId, report: { refund, order } }: OutcomeProps) {
  return (
    <>
      <p className="mt-2 text-ink-soft">
        Votre argent est bien arrivé, mais il ne paie pas la commande. Nous vous le rendrons et vous
        préviendrons.
      </p>
      <FactList
        transactionId={transactionId}
        facts={[
          ['Commande', order?.number],
          ['À vous rendre', refund && formatFcfa(refund.amount)],
          ['Raison', refund?.reason],
        ]}
      />
      <div className="mt-6 grid gap-3">
        {order && (
          <LinkButton href={paths.order(order.id)} size="large" isWide>
            Voir ma commande
          </LinkButton>
        )}
        <HomeButton />
      </div>
    </>
  )
}
