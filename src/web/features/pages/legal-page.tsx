import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { formatDate } from '#contract/french/dates.ts'
import { useApi } from '#web/api/api-query.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { type Section, sectionsOf } from '#web/features/pages/sections-of.ts'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { type Text, textQuery } from '#web/features/pages/texts/text-query.ts'

/** A shorter text needs no table of contents. */
const LEAST_SECTIONS = 3

/** Anchor of a section by index: links stay valid while the order of sections is unchanged. */
const sectionId = (index: number) => `partie-${index + 1}`

/** A legal text: its date, table of contents and sections. */
export function LegalPage({ text }: { text: Text }) {
  const { data: page } = useSuspenseQuery(textQuery(useApi(), text))
  const { introduction, sections } = sectionsOf(page?.html ?? '')
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      {page && (
        <div className="container-page grid items-start gap-x-16 gap-y-4 pt-5 sm:pt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-10">
          <div className="grid gap-3 lg:sticky lg:top-32">
            <p className="text-sm text-ink-soft">Mis à jour le {formatDate(page.updated_at)}</p>
            {sections.length >= LEAST_SECTIONS && <Contents sections={sections} />}
          </div>
          <div className="max-w-[68ch]">
            {introduction && (
              <div className="[&_blockquote]:font-sans [&_blockquote]:text-base">
                <RichText html={introduction} isAside />
              </div>
            )}
            {sections.map((section, index) => (
              <Part key={section.heading} section={section} id={sectionId(index)} />
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Table of contents; collapsed on phones. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const list = (
    <ol className="pb-2 lg:pb-4">
      {sections.map(({ heading }, index) => (
        <li key={heading}>
          <a
            href={`#${sectionId(index)}`}
            className="flex min-h-11 items-center leading-snug hover:underline lg:min-h-9 lg:py-1.5"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a heading, without its markup.
            dangerouslySetInnerHTML={{ __html: heading.replace(/<[^>]*>/g, '') }}
          />
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Sommaire" className="rounded-card bg-white px-4 ring-1 ring-line sm:px-5">
      <details className="group lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold">
          Sommaire
          <ChevronDown aria-hidden className="size-5 text-leaf-700 group-open:rotate-180" />
        </summary>
        {list}
      </details>
      <div className="max-lg:hidden">
        <p className="pt-4 pb-1 font-semibold">Sommaire</p>
        {list}
      </div>
    </nav>
  )
}

const Part = ({ section: { heading, html }, id }: { section: Section; id: string }) => (
  <section aria-labelledby={id} className="border-line not-first:mt-6 not-first:border-t not-first:pt-6">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes any HTML in the text. */}
    <h2 id={id} className="mb-3 text-xl sm:text-2xl" dangerouslySetInnerHTML={{ __html: heading }} />
    <RichText html={html} isAside />
  </section>
)
