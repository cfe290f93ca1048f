import { useSite } from '#web/use-site.ts'

/** Says that no real money moves, where payments go to the simulator. */
export function SimulationBanner() {
  const { paymentsSimulated } = useSite()
  if (!paymentsSimulated) return null
  return (
    <aside
      aria-label="Paiements simulés"
      className="no-print bg-mango-100 px-2 py-1.5 text-center text-xs text-laterite-800 sm:py-2 sm:text-sm"
    >
      Paiements simulés : aucun argent n’est débité.
    </aside>
  )
}
