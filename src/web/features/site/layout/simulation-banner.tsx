import { useSite } from '#web/use-site.ts'

/** Says that no real money moves, where payments go to the simulator. */
export function SimulationBanner() {
  const { paymentsSimulated } = useSite()
  if (!paymentsSimulated) return null
  return (
    <aside
      aria-label="Paiements simulés"
      className="no-print bg-mango-100 px-4 py-2 text-center text-sm text-laterite-800"
    >
      Paiements simulés : aucun argent n’est débité.
    </aside>
  )
}
