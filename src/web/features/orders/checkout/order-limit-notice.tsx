import type { User } from '#contract/accounts/schemas.ts'
import { type ApiRefusal, sentenceOf } from '#web/api/api-failure.ts'
import { SendLinkAgain } from '#web/features/accounts/sign-in/email-notice.tsx'

const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** Why the customer has too many orders for another one, and what to do; takes the focus. */
export default function OrderLimitNotice({
  refusal,
  user,
}: {
  refusal: ApiRefusal<'order_limit'>
  user: User
}) {
  const isForEmail = refusal.details.remedy === 'confirm_email'
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="order-limit"
      className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6"
    >
      <h2 id="order-limit" className="text-lg">
        {isForEmail ? 'Confirmez d’abord votre e-mail' : 'Votre commande n’est pas encore passée'}
      </h2>
      <p className="mt-1">{sentenceOf(refusal, refusal.message)} Votre panier est conservé.</p>
      {isForEmail && <SendLinkAgain user={user} variant="primary" className="mt-3" />}
    </section>
  )
}
