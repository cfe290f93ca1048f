import { services } from '#web/features/site/home/services.ts'

/** The services at a glance, before they are told at length. */
export function ServiceCards() {
  return (
    <section aria-labelledby="services" className="container-page pt-10">
      <h2 id="services" className="sr-only">
        Nos services en bref
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {services.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 rounded-card bg-white p-4 shadow-card ring-1 ring-line lg:flex-col lg:gap-3"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-100 text-leaf-800">
              <Icon aria-hidden className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg hyphens-auto">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
