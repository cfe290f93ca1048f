import { paths } from '#contract/paths.ts'
import { services } from '#web/features/site/home/services.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Services of AMIC besides the shop. */
export function HomeServices() {
  return (
    <section aria-labelledby="services">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 sm:mb-4">
        <h2 id="services" className="text-2xl text-balance sm:text-3xl">
          Du champ à votre cuisine, on s’occupe de tout
        </h2>
        <LinkButton href={paths.services()} variant="quiet" className="section-link max-sm:-ml-3">
          Découvrir nos services
        </LinkButton>
      </div>
      {/* Five items: on medium screens the last one has a row of its own. */}
      <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-4 sm:max-lg:*:last:col-span-2 lg:grid-cols-5 lg:gap-x-6">
        {services.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 border-t border-line py-3 max-sm:items-center sm:py-4 lg:flex-col lg:gap-2"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mango-100 text-leaf-800">
              <Icon aria-hidden className="size-5" />
            </span>
            <div>
              <h3 className="text-base sm:text-lg">{title}</h3>
              <p className="text-ink-soft max-sm:sr-only">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
