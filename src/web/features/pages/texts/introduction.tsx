import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'

/** The administrators' introduction of a screen; nothing while it is not published. */
export function Introduction({ slug, className }: { slug: string; className: string }) {
  const { data: page } = useQuery(textQuery(useApi(), { slug }))
  if (!page?.html) return null
  return (
    <section aria-label={page.title} className={className}>
      <RichText html={page.html} isAside />
    </section>
  )
}
