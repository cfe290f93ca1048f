import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Position = { latitude: number | null; longitude: number | null }

/** Precise enough for a door; phones are accurate to about ten metres. */
const DECIMALS = 5
const PATIENCE_MS = 20_000

const DENIED = 'Votre téléphone ne donne pas sa position\u00a0: vos indications suffisent.'
const NOT_FOUND = 'Votre position n’a pas été trouvée\u00a0: vos indications suffisent, ou réessayez dehors.'

const sayWhy = ({ code, PERMISSION_DENIED }: GeolocationPositionError): string =>
  code === PERMISSION_DENIED ? DENIED : NOT_FOUND

/** Adds the phone's position, which is optional. */
export function PositionButton({
  hasPosition,
  onPosition,
}: {
  hasPosition: boolean
  onPosition: (position: Position) => void
}) {
  const [isLooking, setLooking] = useState(false)
  const [failure, setFailure] = useState('')
  // The address may have been replaced by the time the position is found.
  const take = useWhileMounted(onPosition)
  const look = () => {
    setFailure('')
    if (!('geolocation' in navigator)) {
      setFailure(DENIED)
      return
    }
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false)
        const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))
        take({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      error => {
        setLooking(false)
        setFailure(sayWhy(error))
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    )
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {hasPosition ? (
        <Button variant="quiet" size="small" onClick={() => onPosition({ latitude: null, longitude: null })}>
          Retirer ma position
        </Button>
      ) : (
        <Button variant="secondary" size="small" pendingWord={isLooking && 'Recherche…'} onClick={look}>
          <LocateFixed aria-hidden className="size-4" />
          Utiliser ma position
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {hasPosition ? 'Position ajoutée\u00a0: le producteur verra où vous êtes.' : failure}
      </p>
    </div>
  )
}
