import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDate } from '#contract/french/dates.ts'
import { useApi } from '#web/api-query.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { type Text, textQuery } from '#web/features/pages/texts/text-query.ts'

type Props = {
  text: Text
  /** Says when the text was last changed: for what binds people. */
  isDated?: boolean
}

/** A page of text: its title, what it is about, and the text where one is published. */
export function TextPage({ text, isDated = false }: Props) {
  const { data: page } = useSuspenseQuery(textQuery(useApi(), text))
  return (
    <>
      <PageTitle lead={page?.metaDescription || text.description}>{page?.title ?? text.title}</PageTitle>
      {page && (
        <div className="container-page pt-10">
          {isDated && <p className="mb-6 text-ink-soft">Mis à jour le {formatDate(page.updatedAt)}</p>}
          <RichText html={page.html} />
        </div>
      )}
    </>
  )
}
