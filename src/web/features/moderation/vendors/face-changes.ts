import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Face, PendingFace } from '#contract/stall/face.schemas.ts'
import { faceLabels } from '#contract/stall/face-facts.ts'
import type { Change } from '#web/features/moderation/decision/changes.tsx'

const words: { [Part in keyof typeof faceLabels]?: (face: Face) => string } = {
  businessName: face => face.businessName,
  description: face => face.description,
  story: face => face.story,
  since: face => String(face.since ?? ''),
  methods: face => face.methods.join('\n'),
}
const pictures = ['portrait', 'cover'] as const

const shown = (picture: Picture | null): Picture[] => (picture ? [picture] : [])

/** The changes of a vendor's proposed face. */
export function faceChanges(before: Face, after: PendingFace): Change[] {
  const changedWords = Object.entries(words).map(([part, of]) => ({
    kind: 'words' as const,
    label: faceLabels[part as keyof typeof faceLabels],
    before: of(before),
    after: of(after),
  }))
  const changedPictures = pictures.map(part => ({
    kind: 'pictures' as const,
    label: faceLabels[part],
    before: shown(before[part]),
    after: shown(after[part]),
  }))
  return [
    ...changedWords.filter(change => change.before !== change.after),
    ...changedPictures.filter(change => change.before[0]?.url !== change.after[0]?.url),
  ]
}
