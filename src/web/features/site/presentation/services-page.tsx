import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { type Section, sectionsOf } from '#web/features/pages/sections-of.ts'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { services } from '#web/features/site/home/services.ts'
import { sceneOf, serviceSceneSize } from '#web/features/site/presentation/service-scenes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChevronRight } from '#web/ui/icons.ts'

const text = introducedTexts.services

/** What is told of the services as long as no text of them is published. */
const inShort = {
  introduction: '',
  sections: services.map(({ title, text }) => ({ heading: title, html: `<p>${text}</p>` })),
}

/** What AMIC does besides selling, as the administrators tell it: of each service its picture, its words and where it leads. */
export function ServicesPage() {
  const api = useApi()
  const { data: page } = useSuspenseQuery(textQuery(api, text))
  const { introduction, sections } = page ? sectionsOf(page.html) : inShort
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      <div className="container-page grid gap-3 pt-4 sm:gap-4 sm:pt-6">
        {introduction && <RichText html={introduction} isAside />}
        <div className="gap-4 *:mb-3 *:break-inside-avoid sm:*:mb-4 lg:columns-2">
          {sections.map(section => (
            <Service key={section.heading} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

/**
 * On phones its picture stands beside its name alone. On wide screens cards fill two columns, each as tall as its words.
 */
function Service({ section: { heading, html } }: { section: Section }) {
  const scene = sceneOf(heading)
  return (
    <Card
      as="section"
      isPadded={!scene}
      className={cx(
        scene &&
          'grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 p-4 max-[22rem]:grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] sm:gap-x-6 lg:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      {scene && (
        <img
          src={scene.picture}
          {...serviceSceneSize}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full rounded-xl object-cover sm:row-span-3"
        />
      )}
      <h2
        className="text-xl hyphens-auto max-sm:self-center max-sm:text-lg max-[22rem]:text-base"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes whatever HTML the text held.
        dangerouslySetInnerHTML={{ __html: heading }}
      />
      <div className={cx(scene && 'max-sm:col-span-2')}>
        <RichText html={html} isAside />
      </div>
      {scene && (
        <LinkButton
          href={scene.action.href}
          variant="quiet"
          size="small"
          className="-mx-3 -mt-5 justify-self-start max-sm:col-span-2 max-sm:-mb-3"
        >
          {scene.action.words}
          <ChevronRight aria-hidden className="size-4" />
        </LinkButton>
      )}
    </Card>
  )
}
