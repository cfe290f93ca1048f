import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { StocksPage } from '#web/features/stall/stocks/stocks-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'
import { unreadSearch } from '#web/search-params.ts'

export const Route = createFileRoute('/_public/vendor_/stocks')({
  validateSearch: unreadSearch,
  loader: ({ context }) =>
    pageHead(context, { title: 'Tous les stocks', path: paths.vendorStocks(), hidden: true }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: Stocks,
})

function Stocks() {
  return <StocksPage isLowOnly={Route.useSearch().stock === 'low'} />
}
