import type { User } from '#contract/accounts/schemas.ts'
import { type ApiRefusal, sentenceOf } from '#web/api/api-failure.ts'
import { EmailNotice } from '#web/features/accounts/sign-in/email-notice.tsx'

const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** Why the order cannot be placed for now, and what lets the customer go on; the person is led to it. */
export default function OrderLimitNotice({
  refusal,
  user,
}: {
  refusal: ApiRefusal<'order_limit'>
  user: User
}) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="order-limit"
      className="mb-4 rounded-card border-2 border-mango-500 bg-mango-50 p-4 sm:px-6"
    >
      <h2 id="order-limit" className="text-lg">
        Votre commande n’est pas encore passée
      </h2>
      <p className="mt-1">{sentenceOf(refusal, refusal.message)} Votre panier est conservé.</p>
      {refusal.details.remedy === 'confirm_email' && <EmailNotice user={user} />}
    </section>
  )
}
