import { refuse } from './refuse.ts'

type Code = 'activity_changed' | 'album_changed' | 'face_changed' | 'page_changed' | 'phase_changed'

/**
 * Optimistic locking: whether the row changed since the client read it; null when it saw none. Always false when the client sent no
 * version.
 */
export const isChangedSince = (seen: string | null | undefined, now: Date | undefined): boolean =>
  seen !== undefined && seen !== (now?.toISOString() ?? null)

/** @throws Refused with `code` when the row changed since the client read it */
export function refuseIfChanged(seen: string | null | undefined, now: Date | undefined, code: Code): void {
  if (isChangedSince(seen, now)) refuse(code)
}
