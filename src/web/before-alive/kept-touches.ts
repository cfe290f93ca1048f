import {
  type FieldState,
  isField,
  retell,
  retellFocus,
  stateOf,
  type TouchedField,
} from '#web/before-alive/retell.ts'
import { EACH_PRESS } from '#web/ui/each-press.ts'

/** What opens a panel here, whatever else it would do without scripts. */
const OPENER = '[aria-haspopup], [aria-expanded]'

const pressable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a, button') : null

/** What needs scripts to act, of what was pressed. Links lead, and forms with an address are sent, without any. */
function actorOf(target: EventTarget | null): HTMLElement | undefined {
  const element = pressable(target)
  if (!element) return undefined
  if (element.matches(OPENER)) return element
  if (!(element instanceof HTMLButtonElement)) return undefined
  return element.type === 'submit' && element.form?.hasAttribute('action') ? undefined : element
}

/** Does it lead away from the page? What the page would come alive with would only be in the way. */
const leadsAway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]') !== null && !actorOf(target)

/** Would it replace the page by another of the site? What is not done by then is lost. */
const replacesPage = (element: HTMLElement): boolean =>
  !(element instanceof HTMLAnchorElement) ||
  (element.origin === location.origin && element.target !== '_blank')

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

type Hearing = <Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
) => void

/** Hears of all that somebody may be told by who does not only look. */
function hearSigns(on: Hearing, onTouch: () => void): void {
  const touchUnlessLeaving = ({ target }: Event) => {
    if (!leadsAway(target)) onTouch()
  }
  on('pointerdown', touchUnlessLeaving)
  on('focusin', touchUnlessLeaving)
  on('keydown', event => {
    if (event.key === 'Enter') touchUnlessLeaving(event)
    else onTouch()
  })
  // The finger scrolls: it presses nothing.
  on('pointercancel', onTouch)
  // Browsers tell of a mouse that rests where a page comes up, too: one that moves has been at two places.
  const places = new Set<string>()
  on('pointermove', ({ pointerType, screenX, screenY }) => {
    if (pointerType !== 'mouse' || places.size > 1) return
    places.add(`${screenX},${screenY}`)
    if (places.size > 1) onTouch()
  })
}

export type KeptTouches = {
  /** Does what was kept, in its order, by the page that has come alive; keeps no more. */
  replay: () => Promise<void>
  /** Gives up what was pressed; says whether anything was. */
  giveBack: () => boolean
}

/**
 * Keeps what is done to a page that does not answer yet: presses, each shown as under way, and what is typed or chosen in its
 * fields. A second press of one thing counts where it is marked so (`eachPressCounts`). What leads away while something is
 * kept is kept too, and comes last; pressed again, it leads at once.
 * @param onTouch told of each sign that somebody is there: a finger, a mouse that moves, a key, a field that is stepped into
 */
export function keepTouches(onTouch: () => void): KeptTouches {
  const listening = new AbortController()
  const pressed: HTMLElement[] = []
  const fields = new Map<TouchedField, FieldState>()
  const on: Hearing = (type, hear) =>
    addEventListener(type, hear, { capture: true, signal: listening.signal })

  /** The same for a link or a form's button, when one would leave something undone behind. */
  const leaverOf = (target: EventTarget | null): HTMLElement | undefined => {
    const element = pressable(target)
    const losesSomething = pressed.some(actor => !actor.matches(OPENER))
    if (!element || !losesSomething || pressed.includes(element)) return undefined
    return replacesPage(element) ? element : undefined
  }

  hearSigns(on, onTouch)
  on('click', event => {
    const actor = isPlain(event) && (actorOf(event.target) ?? leaverOf(event.target))
    if (!actor) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!pressed.includes(actor) || actor.hasAttribute(EACH_PRESS)) pressed.push(actor)
    actor.ariaBusy = 'true'
    onTouch()
  })
  on('input', event => {
    if (isField(event.target)) fields.set(event.target, stateOf(event.target, event))
    onTouch()
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
      retellFocus()
      for (const [field, state] of fields) {
        retell(field, state)
        // What one of them changes is drawn before the next.
        await nextTask()
      }
      for (const actor of actors) {
        actor.click()
        await nextTask()
      }
    },
    giveBack: () => release().length > 0,
  }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))
