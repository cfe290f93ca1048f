import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#web/features/pages/services-page.tsx'
import { loadText } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/services')({
  loader: ({ context }) => loadText(context, introducedTexts.services),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: ServicesPage,
})
