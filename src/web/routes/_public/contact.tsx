import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#web/features/pages/contact-page.tsx'
import { loadText, textHead } from '#web/features/pages/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'

export const Route = createFileRoute('/_public/contact')({
  loader: ({ context }) => loadText(context, introducedTexts.contact),
  head: ({ match }) => textHead(match.context, introducedTexts.contact),
  component: ContactPage,
})
