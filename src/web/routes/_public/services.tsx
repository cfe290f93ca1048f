import { createFileRoute } from '@tanstack/react-router'
import { loadText } from '#web/features/pages/load-text.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { ServicesPage } from '#web/features/site/presentation/services-page.tsx'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/services')({
  loader: ({ context }) => loadText(context, introducedTexts.services),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: ServicesPage,
})
