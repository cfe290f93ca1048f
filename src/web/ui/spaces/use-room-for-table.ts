import { useState } from 'react'
import { useTopDialog } from '#web/ui/open-dialogs.ts'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

/** Is there room for a table? While a dialog is open it stays as it was: the row that asks would take its question along. */
export function useRoomForTable(): boolean {
  const isWide = useIsWideScreen()
  const isAsking = useTopDialog() !== undefined
  const [drawn, setDrawn] = useState(isWide)
  if (isAsking || drawn === isWide) return drawn
  setDrawn(isWide)
  return isWide
}
