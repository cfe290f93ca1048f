import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#web/features/pages/legal-page.tsx'
import { loadWholeText } from '#web/features/pages/load-text.ts'
import { legalTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

const text = legalTexts.terms

export const Route = createFileRoute('/_public/conditions')({
  loader: ({ context }) => loadWholeText(context, text),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: () => <LegalPage text={text} />,
})
