import { paths } from '#contract/paths.ts'
import { adminNavigation } from '#web/features/back-office/admin-navigation.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { ArrowRight } from '#web/ui/spaces/icons.ts'

/** Every screen of the administration but this one, in their groups; the last stands in no menu. */
const linkGroups = adminNavigation.map(({ title = 'Vue d’ensemble', screens }) => ({
  title,
  screens: screens.filter(({ href }) => href !== paths.admin()),
}))
linkGroups[0]!.screens.push({
  label: 'Vendeurs et validation',
  href: paths.adminOldDashboard(),
  about: 'Les vendeurs et les produits à valider, sur un seul écran.',
})

/** A card for each of them. */
export function ScreenCards() {
  return (
    <nav aria-label="Écrans de l’administration" className="grid gap-6">
      {linkGroups.map(({ title, screens }) => (
        <section key={title}>
          <h2 className="text-lg">{title}</h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {screens.map(({ label, href, about }) => (
              <li
                key={href}
                className="relative flex items-center justify-between gap-4 rounded-card bg-white px-4 py-3 shadow-card ring-1 ring-line hover:shadow-lift"
              >
                <div>
                  <h3 className="text-base">{label}</h3>
                  <SiteLink href={href} className="card-link text-sm text-ink-soft hover:underline">
                    {about}
                  </SiteLink>
                </div>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf-700" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
