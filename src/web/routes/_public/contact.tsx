import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#web/features/pages/contact-page.tsx'
import { loadText } from '#web/features/pages/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/contact')({
  loader: ({ context }) => loadText(context, introducedTexts.contact),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: ContactPage,
})
