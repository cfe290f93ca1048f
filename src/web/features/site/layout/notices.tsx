import { ChevronRight } from '#web/ui/icons.ts'
import { useSite } from '#web/use-site.ts'

/** Above the header: that no real money moves, where payments are simulated, and what the shop announces today. */
export function Notices() {
  const { simulationNotice, banner } = useSite()
  return (
    <>
      {simulationNotice && (
        <aside aria-label="Paiements simulés" className="notice-line">
          {simulationNotice}
        </aside>
      )}
      {banner && (
        <aside aria-label="Annonce" className="on-dark day-banner">
          <div>
            <p>{banner.text}</p>
            <details>
              <summary>
                <ChevronRight aria-hidden />
                <span>{banner.text}</span>
              </summary>
            </details>
            {banner.link && (
              <a href={banner.link} aria-label="Voir l’annonce">
                Voir
              </a>
            )}
          </div>
        </aside>
      )}
    </>
  )
}
