import { fluentArt } from '../art-book.ts'
import type { Art } from '../scene.ts'

/** Right of it begins nothing that a farmer of the package is drawn of, but the hand and the pitchfork that it holds. */
const BODY_ENDS_AT = 23.3
const FORK_GREY = '#B8B1C0'

const icons = {
  'woman-farmer': 'woman-farmer-dark',
  'man-farmer': 'man-farmer-dark',
  'young-farmer': 'woman-farmer-medium-dark',
  'young-man-farmer': 'man-farmer-medium-dark',
  'woman-headscarf': 'woman-with-headscarf-dark',
  'woman-raising-hand': 'woman-raising-hand-dark',
  'man-raising-hand': 'man-raising-hand-dark',
  teacher: 'man-teacher-dark',
  vet: 'woman-health-worker-dark',
  officer: 'man-office-worker-dark',
  technician: 'woman-technologist-dark',
} as const

/** The farmers of the package hold a pitchfork; ours sell what they grew. */
function withoutFork(person: Art): Art {
  const body = person.body.replace(/<path[^>]*?\/>/g, drawn => {
    const beginsAt = Number(/ d="M([\d.]+)/.exec(drawn)?.[1] ?? 0)
    return beginsAt > BODY_ENDS_AT || drawn.includes(FORK_GREY) ? '' : drawn
  })
  return { ...person, body }
}

/** The people of the scenes. */
export const people: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(icons).map(([key, icon]) => {
    const person = fluentArt(icon, 320)
    return [key, icon.includes('farmer') ? withoutFork(person) : person]
  }),
)
