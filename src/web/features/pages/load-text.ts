import { notFound } from '@tanstack/react-router'
import { type Text, textQuery } from '#web/features/pages/texts/text-query.ts'
import { pageHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

/**
 * Loads the text of a screen that also works without it.
 * @returns the page's head
 */
export async function loadText(context: RouterContext, text: Text) {
  await context.queryClient.ensureQueryData(textQuery(context.api, text))
  return textHead(context, text)
}

/**
 * Loads the text of a page that has no other content; not found without it.
 * @returns the page's head
 */
export async function loadWholeText(context: RouterContext, text: Text) {
  if (!(await context.queryClient.ensureQueryData(textQuery(context.api, text)))) throw notFound()
  return textHead(context, text)
}

/** Title and description of a text, or their defaults. */
function textHead(context: RouterContext, text: Text) {
  const page = context.queryClient.getQueryData(textQuery(context.api, text).queryKey)
  return pageHead(context, {
    title: page?.title ?? text.title,
    description: page?.meta_description || text.description,
    path: text.path,
  })
}
