import { createFileRoute } from '@tanstack/react-router'
import { isOrderNumber } from '#contract/orders/order-number.ts'
import { SENT_FORM } from '#contract/sent-form.ts'
import { ContactPage } from '#web/features/pages/contact-page.tsx'
import { loadText } from '#web/features/pages/load-text.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/contact')({
  // `envoi`: set by the redirect after a submission without JavaScript.
  validateSearch: ({ envoi, commande }: Record<string, unknown>) => ({
    envoi: envoi === SENT_FORM.envoi ? envoi : undefined,
    commande: isOrderNumber(commande) ? commande : undefined,
  }),
  loader: async ({ context }) => ({
    head: await loadText(context, introducedTexts.contact),
    refusedForm: context.refusedForm,
  }),
  head: ({ loaderData, match }) => loaderData?.head ?? missingHead(match),
  component: Contact,
})

function Contact() {
  const { refusedForm } = Route.useLoaderData()
  const { envoi, commande } = Route.useSearch()
  return <ContactPage refusedForm={refusedForm} isSent={envoi !== undefined} orderNumber={commande} />
}
