import { paths } from '#contract/paths.ts'
import { adminNavigation } from '#web/features/back-office/admin-navigation.ts'
import { ArrowRight, ChevronDown } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** All other screens of the administration by group. */
const linkGroups = adminNavigation.map(({ title = 'Vue d’ensemble', screens }) => ({
  title,
  screens: screens.filter(({ href }) => href !== paths.admin()),
}))

/** Collapsed cards with all screens by group, which are in the side or mobile menu, too. */
export const ScreenCards = () => (
  <details className="group/screens">
    <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-card bg-white px-4 py-3 font-semibold shadow-card ring-1 ring-line hover:bg-paper [&::-webkit-details-marker]:hidden">
      Tous les écrans
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open/screens:rotate-180"
      />
    </summary>
    <nav aria-label="Écrans de l’administration" className="mt-4 gap-4 sm:columns-2 xl:columns-3">
      {linkGroups.map(({ title, screens }) => (
        <section
          key={title}
          className="mb-4 break-inside-avoid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line"
        >
          <h2 className="border-b border-line bg-paper-deep px-4 py-2 text-base">{title}</h2>
          <ul className="grid max-sm:grid-cols-2 sm:divide-y sm:divide-line">
            {screens.map(({ label, href, about }) => (
              <li
                key={href}
                className="relative flex min-h-12 items-center justify-between gap-4 px-4 py-2 hover:bg-paper"
              >
                <div>
                  <h3 className="font-sans text-base leading-snug">
                    <SiteLink href={href} className="card-link hover:underline">
                      {label}
                    </SiteLink>
                  </h3>
                  <p className="text-sm text-ink-soft max-sm:hidden">{about}</p>
                </div>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf-700 max-sm:hidden" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  </details>
)
