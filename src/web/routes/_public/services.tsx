import { createFileRoute } from '@tanstack/react-router'
import { loadText } from '#web/features/pages/load-text.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { loadMarket } from '#web/features/site/presentation/market-query.ts'
import { ServicesPage } from '#web/features/site/presentation/services-page.tsx'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/services')({
  loader: async ({ context }) => {
    const [head] = await Promise.all([loadText(context, introducedTexts.services), loadMarket(context)])
    return head
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: ServicesPage,
})
