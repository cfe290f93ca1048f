import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
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
import { ChevronRight } from '#web/ui/icons.ts'

const text = introducedTexts.services

/** Default sections, while no text is published. */
const inShort = {
  introduction: '',
  sections: services.map(({ title, text }) => ({ heading: title, html: `<p>${text}</p>` })),
}

/** Page of the services, in the administrators' words, each with picture and link. */
export function ServicesPage() {
  const api = useApi()
  const { data: page } = useSuspenseQuery(textQuery(api, text))
  const { introduction, sections } = page ? sectionsOf(page.html) : inShort
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      <div className="container-page grid gap-4 pt-4 sm:gap-6 sm:pt-8">
        {introduction && <RichText html={introduction} isAside />}
        <div className="gap-6 *:mb-4 *:break-inside-avoid sm:columns-2 sm:*:mb-6 lg:columns-3">
          {sections.map(section => (
            <Service key={section.heading} section={section} />
          ))}
        </div>
        <WhatNow />
      </div>
    </>
  )
}

/** A service below its picture; the cards fill columns, with their own heights. */
function Service({ section: { heading, html } }: { section: Section }) {
  const scene = sceneOf(heading)
  return (
    <Card as="section" isPadded={false} className="overflow-hidden">
      {scene && (
        <img
          src={scene.picture}
          {...serviceSceneSize}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-16/9 w-full object-cover object-[50%_90%]"
        />
      )}
      <div className="p-4 sm:p-5">
        <h2
          className="mb-2 text-xl hyphens-auto sm:text-2xl"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes any HTML in the text.
          dangerouslySetInnerHTML={{ __html: heading }}
        />
        <RichText html={html} isAside />
        {scene && (
          <LinkButton href={scene.action.href} variant="secondary" size="small" className="w-fit max-w-full">
            {scene.action.words}
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** Next steps for customers and for producers. */
const WhatNow = () => (
  <div className="on-dark flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-leaf-950 p-5 text-white sm:p-8">
    <div>
      <p className="font-display text-2xl font-bold">On commence&nbsp;?</p>
      <p className="mt-1 text-leaf-100">Tout ce qui est en vente vient d’un producteur certifié.</p>
    </div>
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
      <LinkButton href={paths.shop()} variant="accent">
        Voir la boutique
      </LinkButton>
      <LinkButton href={paths.about()} variant="onDark">
        Rencontrer les producteurs
      </LinkButton>
    </div>
  </div>
)
