import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { loadText } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

const text = introducedTexts.services

export const Route = createFileRoute('/_public/services')({
  loader: ({ context }) => loadText(context, text),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: () => <TextPage text={text} />,
})
