import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/create-store.ts'
import { cx } from '#web/ui/cx.ts'
import { useTopDialog } from '#web/ui/open-dialogs.ts'
import { dismissToast, type ShownToast, toastStore } from '#web/ui/toast.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useSwipeAway } from '#web/ui/use-swipe-away.ts'

const DURATION_MS = 5_000
/** Longer, so that an undo can be read. */
const UNDO_MS = 10_000
const SWIPE_THRESHOLD_PX = 50
const HOTKEY = 'F8'

/** A touch target of full height, without making the toast higher. */
const toastActionClass = '-mx-5 -my-2 max-sm:text-sm'

/** The element focused before F8. */
let before: Element | null = null

/** Dismisses a toast and restores the focus. */
function leave(key: number): void {
  dismissToast(key)
  const isThere = document.activeElement?.closest('.toasts')
  if (isThere && before instanceof HTMLElement) before.focus({ preventScroll: true })
  before = null
}

function ToastCard({ shown }: { shown: ShownToast }) {
  const dismiss = () => leave(shown.key)
  const [isHeld, setHeld] = useState(false)
  const { offsetPx, handlers } = useSwipeAway(SWIPE_THRESHOLD_PX, dismiss)
  useCountdown(shown.undo ? UNDO_MS : DURATION_MS, isHeld || offsetPx > 0, dismiss)
  const isFailure = shown.variant === 'destructive'
  const Icon = isFailure ? TriangleAlert : CircleCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swipe and hover are optional; the button does the same.
    <div
      {...handlers}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={offsetPx > 0 ? { transform: `translateX(${offsetPx}px)` } : undefined}
      className={cx('toast-card', isFailure ? 'border-danger' : 'border-leaf-700')}
    >
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0', isFailure ? 'text-danger' : 'text-leaf-700')}
      />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-semibold">{shown.title}</p>
          <button
            type="button"
            aria-label="Fermer"
            onClick={dismiss}
            className="-mx-3 -my-2.5 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {/* On one line if it fits, to cover less of the page. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {shown.description && <p className="text-sm text-ink-soft">{shown.description}</p>}
          {shown.link && (
            <LinkButton {...shown.link} variant="quiet" onClick={dismiss} className={toastActionClass} />
          )}
          {shown.undo && (
            <Button
              variant="quiet"
              onClick={() => {
                dismiss()
                shown.undo?.()
              }}
              className={toastActionClass}
            >
              Annuler
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Shows one toast at a time for five seconds (ten with an undo), paused on hover or focus, dismissed by a swipe to the right.
 * F8 focuses it, Escape dismisses it.
 */
export function Toaster() {
  const shown = useStore(toastStore)
  const region = useRef<HTMLElement>(null)
  // Everything outside an open modal dialog is inert: the toast is rendered inside it, where it can be read and closed.
  const dialog = useTopDialog()

  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY || !toastStore.read()) return
      if (!region.current?.contains(document.activeElement)) before = document.activeElement
      region.current?.focus()
    }
    document.addEventListener('keydown', goThere)
    return () => document.removeEventListener('keydown', goThere)
  }, [])

  const place = (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`Notifications (${HOTKEY})`}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !shown) return
        event.stopPropagation()
        event.preventDefault()
        leave(shown.key)
      }}
      className="toasts"
    >
      <div role="status">
        {shown && shown.variant !== 'destructive' && <ToastCard key={shown.key} shown={shown} />}
      </div>
      <div role="alert">
        {shown?.variant === 'destructive' && <ToastCard key={shown.key} shown={shown} />}
      </div>
    </section>
  )
  return dialog ? createPortal(place, dialog) : place
}
