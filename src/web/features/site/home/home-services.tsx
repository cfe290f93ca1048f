import { paths } from '#contract/paths.ts'
import { services } from '#web/features/site/home/services.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** What AMIC does besides selling. */
export function HomeServices() {
  return (
    <section aria-labelledby="services" className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <div>
        <h2 id="services" className="text-2xl sm:text-3xl">
          Du champ à votre cuisine, on s’occupe de tout
        </h2>
        <div className="mt-4 hidden lg:block">
          <LinkButton href={paths.services()} variant="secondary">
            Découvrir nos services
          </LinkButton>
        </div>
      </div>
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {services.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4">
            <span
              aria-hidden
              className="nums font-display text-2xl leading-none font-extrabold text-laterite-600"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
