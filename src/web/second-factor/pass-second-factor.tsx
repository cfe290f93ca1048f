import { createRoot } from 'react-dom/client'
import { paths } from '#contract/paths.ts'
import { type ApiFailure, isRefused } from '#web/api/api-failure.ts'
import { CodeDialog, type PassingApi } from '#web/second-factor/code-dialog.tsx'

/** Concurrent refused calls share one dialog. */
let asking: Promise<boolean> | undefined

function ask(space: 'vendor' | 'admin', api: PassingApi): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>(resolve => {
    root.render(<CodeDialog api={api} space={space} onDone={resolve} />)
  }).finally(() => {
    root.unmount()
    place.remove()
  })
}

/** Whether the page to set the factor up is being opened. */
let isLeaving = false

/** Opens the page to set the factor up, once for all refused calls: each further `assign` would begin the navigation anew. */
function openSetup(): void {
  if (isLeaving || location.pathname === paths.adminSecondFactor()) return
  isLeaving = true
  addEventListener('pageshow', ({ persisted }) => {
    // Restored as it was left.
    if (persisted) isLeaving = false
  })
  location.assign(paths.adminSecondFactor())
}

/**
 * Handles a call that was refused for the second factor: asks for a code, or opens the page to set the factor up.
 * @returns whether the call may be repeated
 */
export async function passSecondFactor(failure: ApiFailure, api: PassingApi): Promise<boolean> {
  if (isRefused(failure, 'second_factor_required')) {
    const { space } = failure.details
    asking ??= ask(space, api).finally(() => {
      asking = undefined
    })
    return asking
  }
  openSetup()
  return false
}
