import { paths } from '#contract/paths.ts'
import { services } from '#web/features/site/home/services.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** What AMIC does besides selling. */
export function HomeServices() {
  return (
    <section aria-labelledby="services">
      <div className="mb-4 flex items-center justify-between gap-x-8">
        <h2 id="services" className="text-2xl text-balance sm:text-3xl">
          Du champ à votre cuisine, on s’occupe de tout
        </h2>
        <LinkButton href={paths.services()} variant="quiet" className="section-link max-lg:hidden">
          Découvrir nos services
        </LinkButton>
      </div>
      {/* Five of them: on middling screens the last one has its row. */}
      <ol className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-4 sm:max-lg:*:last:col-span-2 lg:grid-cols-5 lg:gap-x-6">
        {services.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t border-line py-4 lg:flex-col lg:gap-2">
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
