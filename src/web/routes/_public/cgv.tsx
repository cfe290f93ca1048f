import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { loadWholeText, textHead } from '#web/features/pages/text-query.ts'
import { legalTexts } from '#web/features/pages/texts.ts'

const text = legalTexts.salesConditions

export const Route = createFileRoute('/_public/cgv')({
  loader: ({ context }) => loadWholeText(context, text),
  head: ({ match }) => textHead(match.context, text),
  component: () => <TextPage text={text} isDated />,
})
