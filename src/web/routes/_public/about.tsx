import { createFileRoute } from '@tanstack/react-router'
import { loadText } from '#web/features/pages/load-text.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { AboutPage } from '#web/features/site/presentation/about-page.tsx'
import { loadMarket } from '#web/features/site/presentation/market-query.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/about')({
  loader: async ({ context }) => {
    const [head] = await Promise.all([loadText(context, introducedTexts.about), loadMarket(context)])
    return head
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: AboutPage,
})
