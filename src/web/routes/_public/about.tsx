import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { loadText, textHead } from '#web/features/pages/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'

const text = introducedTexts.about

export const Route = createFileRoute('/_public/about')({
  loader: ({ context }) => loadText(context, text),
  head: ({ match }) => textHead(match.context, text),
  component: () => <TextPage text={text} />,
})
