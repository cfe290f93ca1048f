import { refuse } from './refuse.ts'

type Code =
  | 'activity_changed'
  | 'album_changed'
  | 'face_changed'
  | 'page_changed'
  | 'phase_changed'
  | 'product_changed'

/** Has a thing changed since somebody read it, and said when it had changed then? Who did not say takes it as it is. */
export const isChangedSince = (seen: string | undefined, now: Date | undefined): boolean =>
  seen !== undefined && seen !== now?.toISOString()

/** Refuses the edit of a thing that somebody else changed meanwhile. */
export function refuseIfChanged(seen: string | undefined, now: Date | undefined, code: Code): void {
  if (isChangedSince(seen, now)) refuse(code)
}
