import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#web/api/api-query.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { type Text, textQuery } from '#web/features/pages/texts/text-query.ts'
import { cx } from '#web/ui/cx.ts'

type Props = {
  text: Text
  /** Content between title and text. */
  before?: ReactNode
  /** Content beside the text; below it on phones. */
  aside?: ReactNode
}

/** A text page: title, description, and the text if published. */
export function TextPage({ text, before, aside }: Props) {
  const { data: page } = useSuspenseQuery(textQuery(useApi(), text))
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      {before}
      {(page || aside) && (
        <div
          className={cx(
            'container-page pt-6 sm:pt-10',
            Boolean(page && aside) &&
              'grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]',
          )}
        >
          {page && <RichText html={page.html} />}
          {aside}
        </div>
      )}
    </>
  )
}
