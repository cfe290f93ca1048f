import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { services } from '#web/features/site/home/services.ts'
import { MarketMap } from '#web/features/site/presentation/market-map.tsx'
import { marketQuery } from '#web/features/site/presentation/market-query.ts'
import { type Section, sectionsOf } from '#web/features/site/presentation/sections-of.ts'
import { sceneOf, serviceSceneSize } from '#web/features/site/presentation/service-scenes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

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
  const { data: market } = useSuspenseQuery(marketQuery(api))
  const { introduction, sections } = page ? sectionsOf(page.html) : inShort
  return (
    <>
      <PageTitle lead={page?.metaDescription || text.description}>{page?.title ?? text.title}</PageTitle>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-6 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid gap-4 sm:gap-5">
          {introduction && <RichText html={introduction} />}
          {sections.map(section => (
            <Service key={section.heading} section={section} />
          ))}
        </div>
        <MarketMap regions={market.regions} />
      </div>
    </>
  )
}

function Service({ section: { heading, html } }: { section: Section }) {
  const scene = sceneOf(heading)
  return (
    <Card
      as="section"
      isPadded={false}
      className={cx('overflow-hidden', scene && 'grid-cols-[15rem_minmax(0,1fr)] items-start sm:grid')}
    >
      {scene && (
        <img
          src={scene.picture}
          {...serviceSceneSize}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-5/3 w-full object-cover object-[50%_80%] sm:m-4 sm:aspect-4/3 sm:w-56 sm:rounded-xl"
        />
      )}
      <div className="p-4 sm:pl-5">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes whatever HTML the text held. */}
        <h2 className="text-xl" dangerouslySetInnerHTML={{ __html: heading }} />
        <RichText html={html} isAside />
        {scene && (
          <LinkButton href={scene.act.href} variant="secondary" size="small">
            {scene.act.words}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
