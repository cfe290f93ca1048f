import { useState } from 'react'
import { useTopDialog } from '#web/ui/open-dialogs.ts'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

/** Does a table fit? Does not change while a dialog is open: the row that opened it would unmount it. */
export function useFitsTable(): boolean {
  const isWide = useIsWideScreen()
  const isAsking = useTopDialog() !== undefined
  const [drawn, setDrawn] = useState(isWide)
  if (isAsking || drawn === isWide) return drawn
  setDrawn(isWide)
  return isWide
}
