import { useState } from 'react'
import { useTopDialog } from '#web/ui/open-dialogs.ts'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

/** Whether a table fits. Constant while a dialog is open: a change would unmount the row that opened it. */
export function useFitsTable(): boolean {
  const isWide = useIsWideScreen()
  const isAsking = useTopDialog() !== undefined
  const [drawn, setDrawn] = useState(isWide)
  if (isAsking || drawn === isWide) return drawn
  setDrawn(isWide)
  return isWide
}
