import { useSite } from '#web/use-site.ts'

/** Banners above the header: simulated payments, and the announcement of the day. */
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
          <p>{banner.text}</p>
          <details>
            <summary>{banner.text}</summary>
          </details>
          {banner.link && <a href={banner.link}>En savoir plus</a>}
        </aside>
      )}
    </>
  )
}
