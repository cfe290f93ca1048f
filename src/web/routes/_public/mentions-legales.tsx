import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { loadWholeText, textHead } from '#web/features/pages/text-query.ts'
import { legalTexts } from '#web/features/pages/texts.ts'

const text = legalTexts.legalNotices

export const Route = createFileRoute('/_public/mentions-legales')({
  loader: ({ context }) => loadWholeText(context, text),
  head: ({ match }) => textHead(match.context, text),
  component: () => <TextPage text={text} isDated />,
})
