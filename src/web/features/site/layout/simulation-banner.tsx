import { FlaskConical } from 'lucide-react'
import { useSite } from '#web/use-site.ts'

/** Says that no real money moves, where payments go to the simulator. */
export function SimulationBanner() {
  const { paymentsSimulated } = useSite()
  if (!paymentsSimulated) return null
  return (
    <aside
      aria-label="Paiements simulés"
      className="no-print flex items-center justify-center gap-2 bg-mango-100 px-4 py-2 text-center text-sm text-laterite-800"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      Paiements simulés : aucun argent n’est débité.
    </aside>
  )
}
