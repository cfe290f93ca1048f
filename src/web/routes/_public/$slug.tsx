import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { loadWholeText } from '#web/features/pages/load-text.ts'
import { TextPage } from '#web/features/pages/text-page.tsx'
import type { Text } from '#web/features/pages/texts/text-query.ts'
import { missingHead } from '#web/page-head.ts'

/** A page added by administrators, which has only its text. */
const textOf = (slug: string): Text => ({ slug, path: paths.writtenPage(slug), title: '', description: '' })

export const Route = createFileRoute('/_public/$slug')({
  loader: ({ context, params: { slug } }) => loadWholeText(context, textOf(slug)),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: WrittenPage,
})

function WrittenPage() {
  return <TextPage text={textOf(Route.useParams().slug)} />
}
