import { parsePhotos } from '#web/features/media/drafts/stored-photos.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** A stored form with photos: opening the camera may make a phone discard the page. */
export type FormDraft = {
  /** Id of its subject. */
  of: string
  /** Field values by name; undefined while nothing was typed. */
  fields: Readonly<Record<string, string>> | undefined
  /** By field name; undefined for unchanged ones. */
  photos: Readonly<Record<string, readonly StoredPhoto[]>>
}

const stringsIn = (raw: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** All photos have expired: none were changed (not: all were removed). */
const areAllExpired = (raw: unknown, photos: readonly StoredPhoto[]): boolean =>
  Array.isArray(raw) && raw.length > 0 && photos.length === 0

/** Parses a stored draft, if it is about this subject. */
export function parseFormDraft(
  stored: unknown,
  { of, nowMs, shown = [] }: { of: string; nowMs: number; shown?: readonly string[] },
): FormDraft | undefined {
  if (!isRecord(stored) || stored.of !== of || !isRecord(stored.photos)) return undefined
  const photos = Object.entries(stored.photos).flatMap(([name, raw]) => {
    const found = parsePhotos(raw, nowMs, shown)
    return areAllExpired(raw, found) ? [] : [[name, found] as const]
  })
  const fields = isRecord(stored.fields) ? stringsIn(stored.fields) : undefined
  return { of, fields, photos: Object.fromEntries(photos) }
}

/**
 * The stored draft of a form.
 * @param of its subject: drafts of other subjects under the same key are ignored
 * @param shown URLs of photos that the server shows already
 */
export const formDraftOf = (
  name: string,
  of: string,
  shown: readonly string[] = [],
): StoredValue<FormDraft | undefined> =>
  storedValue(name, stored => parseFormDraft(stored, { of, nowMs: Date.now(), shown }))

/** The subject of a stored draft. */
export const storedDraftSubject = (name: string): string | undefined =>
  storedValue(name, stored =>
    isRecord(stored) && typeof stored.of === 'string' ? stored.of : undefined,
  ).read()
