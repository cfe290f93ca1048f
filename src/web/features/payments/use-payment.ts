import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import type { CustomerInfo } from '#contract/payments/schemas.ts'
import { fieldErrorsOf, hasStatus, sentenceOf } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { storedTransaction } from '#web/features/orders/unpaid/stored-transaction.ts'
import { toast } from '#web/ui/toast.ts'

/** `processing`: the browser is navigating to the provider. */
type PaymentStage = 'idle' | 'processing' | 'failed'

/** The response has no URL to pay at. */
class PaymentUrlMissing extends Error {
  override readonly name = 'PaymentUrlMissing'
}

const failureWords = (error: unknown): string =>
  error instanceof PaymentUrlMissing
    ? 'URL de paiement non reçue'
    : sentenceOf(error, "Impossible d'initialiser le paiement")

/** Pays an order at the provider, from the form to the navigation. */
export function usePayment(order: Order) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<PaymentStage>('idle')
  const [failure, setFailure] = useState('')
  const orderKey = apiKey('getOrder', { params: { id: order.id } })

  useEffect(() => {
    // After a back navigation the page may be restored in its pending state.
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setStage('idle')
      void invalidateQueries(queryClient, 'getOrder')
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [queryClient])

  const pay = async (customerInfo: CustomerInfo) => {
    setStage('processing')
    const { payment_url: url, transaction_id: transactionId } = await api.initializePayment({
      body: { orderId: order.id, customerInfo },
    })
    if (!url) throw new PaymentUrlMissing()
    storedTransaction.write(transactionId)
    location.assign(url)
  }

  const handleFailure = (error: unknown) => {
    // Field errors are shown beside the fields; the form stays.
    const isForm = Object.keys(fieldErrorsOf(error)).length > 0
    setStage(isForm ? 'idle' : 'failed')
    setFailure(failureWords(error))
    toast({ title: 'Erreur de paiement', description: failureWords(error), variant: 'destructive' })
    // Paid or cancelled meanwhile: the page then shows the current state.
    if (hasStatus(error, 409)) void invalidateQueries(queryClient, orderKey)
  }

  return { stage, failure, pay, handleFailure, retry: () => setStage('idle') }
}
