import {
  type FieldState,
  type FormField,
  fieldStateOf,
  isField,
  replayField,
  replayFocus,
} from '#web/hydration/replay-field.ts'
import { REPLAY_EACH_PRESS } from '#web/ui/replay-each-press.ts'

/** Opens a panel in the page, even if it is a link when there are no scripts. */
const PANEL_OPENER = '[aria-haspopup], [aria-expanded]'

const pressable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null

/** The pressed element if it needs JavaScript. Plain links, and submit buttons of forms with an `action`, work without it. */
function scriptedTargetOf(target: EventTarget | null): HTMLElement | undefined {
  const element = pressable(target)
  if (!element) return undefined
  if (element.matches(PANEL_OPENER)) return element
  if (!(element instanceof HTMLButtonElement)) return undefined
  return element.type === 'submit' && element.form?.hasAttribute('action') ? undefined : element
}

/** Whether it navigates away, which hydration would only delay. */
const isNavigation = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]') !== null && !scriptedTargetOf(target)

/** Whether it would replace this page by another of the site: pending events would be lost. */
const leavesPage = (element: HTMLElement): boolean =>
  !(element instanceof HTMLAnchorElement) ||
  (element.origin === location.origin && element.target !== '_blank')

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

type Listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => void

/** Listens for every sign of interaction. */
function detectInteraction(on: Listen, onInteraction: () => void): void {
  const interactUnlessNavigating = ({ target }: Event) => {
    if (!isNavigation(target)) onInteraction()
  }
  on('pointerdown', interactUnlessNavigating)
  on('focusin', interactUnlessNavigating)
  on('keydown', event => {
    if (event.key === 'Enter') interactUnlessNavigating(event)
    else onInteraction()
  })
  // The gesture became a scroll: nothing is pressed.
  on('pointercancel', onInteraction)
  // Browsers also report a resting mouse when a page appears: it has moved once two positions were seen.
  const positions = new Set<string>()
  on('pointermove', ({ pointerType, screenX, screenY }) => {
    if (pointerType !== 'mouse' || positions.size > 1) return
    positions.add(`${screenX},${screenY}`)
    if (positions.size > 1) onInteraction()
  })
}

type EventRecorder = {
  /** Replays the recorded events in order, once the page is hydrated; stops recording. */
  replay: () => Promise<void>
  /** Drops the recorded presses; returns whether there were any. */
  discard: () => boolean
}

/**
 * Records events of a page that is not hydrated yet: presses (shown as busy) and input in fields. A second press of the same
 * element counts only if it is marked so (`replayEachPress`). A navigation while something is recorded waits and is replayed
 * last; a second press of it navigates at once.
 * @param onInteraction called for every sign of interaction: pointer, moving mouse, key, focus in a field
 */
export function recordEvents(onInteraction: () => void): EventRecorder {
  const listening = new AbortController()
  const pressed: HTMLElement[] = []
  const fields = new Map<FormField, FieldState>()
  const on: Listen = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal })

  /** A link or submit button that would navigate away and lose recorded presses. */
  const navigationOf = (target: EventTarget | null): HTMLElement | undefined => {
    const element = pressable(target)
    const losesSomething = pressed.some(actor => !actor.matches(PANEL_OPENER))
    if (!element || !losesSomething || pressed.includes(element)) return undefined
    return leavesPage(element) ? element : undefined
  }

  detectInteraction(on, onInteraction)
  on('click', event => {
    const actor = isPlain(event) && (scriptedTargetOf(event.target) ?? navigationOf(event.target))
    if (!actor) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!pressed.includes(actor) || actor.hasAttribute(REPLAY_EACH_PRESS)) pressed.push(actor)
    actor.ariaBusy = 'true'
    onInteraction()
  })
  on('input', event => {
    if (isField(event.target)) fields.set(event.target, fieldStateOf(event.target, event))
    onInteraction()
  })

  const release = (): HTMLElement[] => {
    const released = pressed.splice(0)
    for (const actor of released) actor.ariaBusy = null
    return released
  }

  return {
    replay: async () => {
      listening.abort()
      const actors = release()
      replayFocus()
      for (const [field, state] of fields) {
        replayField(field, state)
        // Let React render the change of one field before the next.
        await nextTask()
      }
      for (const actor of actors) {
        actor.click()
        await nextTask()
      }
    },
    discard: () => release().length > 0,
  }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))
