import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { PaymentReturnPage } from '#web/features/payments/payment-return-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/payment-return')({
  validateSearch: (search: Record<string, unknown>): { transaction_id?: string } =>
    typeof search.transaction_id === 'string' ? { transaction_id: search.transaction_id } : {},
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Retour de paiement',
      path: paths.paymentReturn(),
      hidden: true,
    }),
  component: PaymentReturn,
})

function PaymentReturn() {
  const { transaction_id: transactionId } = Route.useSearch()
  return <PaymentReturnPage transactionId={transactionId} />
}
