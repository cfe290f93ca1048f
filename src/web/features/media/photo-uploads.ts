import type { Picture } from '#contract/catalogue/schemas.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { createStore } from '#web/ui/create-store.ts'

/** An uploaded photo, with the fingerprint of its file and when it was sent, in milliseconds since 1970. */
export type StoredPhoto = {
  picture: Picture
  fingerprint?: string | undefined
  sentAtMs?: number | undefined
}

type PhotoState =
  | { state: 'waiting' }
  /** `part` of it has left, from 0 to 1. */
  | { state: 'sending'; part: number }
  | ({ state: 'stored' } & Pick<StoredPhoto, 'picture' | 'sentAtMs'>)
  | { state: 'failed'; sentence: string }

type PhotoBase = {
  key: string
  /** URL for display. */
  preview: string
  fingerprint?: string | undefined
}

/** A photo of a form: uploading, uploaded or failed. */
export type Photo = PhotoBase & PhotoState

/** Preview: the local file until it is uploaded. */
export const shownPicture = (photo: Photo) =>
  photo.state === 'stored' ? photo.picture : { url: photo.preview, width: 80, height: 80 }

const baseOf = ({ key, preview, fingerprint }: Photo): PhotoBase => ({ key, preview, fingerprint })

/** The photos of a form, and a notice about rejected files. */
type Photos = { list: readonly Photo[]; notice: string | undefined }

export type PhotoTools = {
  fingerprintOf: (file: Blob) => Promise<string>
  shrink: (file: Blob) => Promise<Blob>
  send: (photo: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Picture>
  /** Creates and revokes a display URL of a file. */
  show: (file: Blob) => string
  hide: (address: string) => void
}

/** Maximum number of photos, and the message beyond it. */
export type PhotoRoom = { most: number; tooMany: string }

const DUPLICATE = 'Cette photo est déjà là\u00a0: elle n’a pas été ajoutée.'
const SEND_FAILED = 'La photo n’est pas partie. Vérifiez votre connexion.'

/** The photo list of a form, observable. */
function createPhotoList(stored: readonly StoredPhoto[], tools: PhotoTools) {
  const { read, write, subscribe } = createStore<Photos>({
    list: stored.map(({ picture, fingerprint, sentAtMs }) => ({
      key: picture.url,
      preview: picture.url,
      fingerprint,
      state: 'stored',
      picture,
      sentAtMs,
    })),
    notice: undefined,
  })
  const change = (next: Partial<Photos>): void => write({ ...read(), ...next })
  const hide = ({ preview }: Photo): void => {
    if (preview.startsWith('blob:')) tools.hide(preview)
  }
  return {
    read,
    subscribe,
    change,
    find: (key: string) => read().list.find(photo => photo.key === key),
    add: (photo: Photo): void => change({ list: [...read().list, photo] }),
    remove: (photo: Photo, notice: string | undefined): void => {
      hide(photo)
      change({ list: read().list.filter(({ key }) => key !== photo.key), notice })
    },
    setState: (key: string, state: PhotoState): void =>
      change({
        list: read().list.map(photo => (photo.key === key ? { ...baseOf(photo), ...state } : photo)),
      }),
    close: (): void => {
      for (const photo of read().list) hide(photo)
      write({ list: [], notice: undefined })
    },
  }
}

/** Uploads waiting photos one after the other. */
function createUploadQueue(photos: ReturnType<typeof createPhotoList>, tools: PhotoTools) {
  const files = new Map<string, Blob>()
  let sending: { key: string; stop: AbortController } | undefined
  let count = 0

  const remove = (key: string, notice?: string): void => {
    const photo = photos.find(key)
    if (!photo) return
    if (sending?.key === key) sending.stop.abort()
    files.delete(key)
    photos.remove(photo, notice)
  }

  const note = (key: string, picture: Picture): void => {
    const isThere = photos
      .read()
      .list.some(photo => photo.state === 'stored' && photo.picture.url === picture.url)
    if (isThere) {
      remove(key, DUPLICATE)
    } else {
      files.delete(key)
      photos.setState(key, { state: 'stored', picture, sentAtMs: Date.now() })
    }
  }

  const send = async (key: string, file: Blob): Promise<void> => {
    const stop = new AbortController()
    sending = { key, stop }
    const showPart = (part: number) => photos.setState(key, { state: 'sending', part })
    showPart(0)
    try {
      note(key, await tools.send(await tools.shrink(file), showPart, stop.signal))
    } catch (error) {
      photos.setState(key, { state: 'failed', sentence: sentenceOf(error, SEND_FAILED) })
    }
    sending = undefined
  }

  return {
    take: (file: Blob, fingerprint: string): void => {
      count += 1
      const key = `photo-${count}`
      files.set(key, file)
      photos.add({ key, preview: tools.show(file), fingerprint, state: 'waiting' })
    },
    sendAll: async (): Promise<void> => {
      if (sending) return
      for (;;) {
        const next = photos.read().list.find(photo => photo.state === 'waiting')
        const file = next && files.get(next.key)
        if (!file) return
        await send(next.key, file)
      }
    },
    remove,
    stop: (): void => {
      sending?.stop.abort()
      files.clear()
    },
  }
}

/**
 * The photos of a form. Each is resized and uploaded as soon as it is chosen, one at a time, so that a lost connection costs
 * one upload.
 */
export function createPhotoUploads(tools: PhotoTools, stored: readonly StoredPhoto[], room: PhotoRoom) {
  const photos = createPhotoList(stored, tools)
  const sending = createUploadQueue(photos, tools)
  let isClosed = false
  return {
    read: photos.read,
    subscribe: photos.subscribe,

    /**
     * Adds the files that are images, are not duplicates and fit; reports the others.
     * @param instead the photo to replace: it stays until another one is added
     */
    add: async (chosen: readonly File[], instead?: string): Promise<void> => {
      const notices = new Set<string>()
      for (const file of chosen) {
        if (!file.type.startsWith('image/')) {
          notices.add(`«\u00a0${file.name}\u00a0» n’est pas une image.`)
          continue
        }
        // For instance a file that is in a cloud and not on the phone.
        const fingerprint = await tools.fingerprintOf(file).catch(() => undefined)
        if (isClosed) return
        if (fingerprint === undefined) {
          notices.add(`«\u00a0${file.name}\u00a0» ne peut pas être lue.`)
          continue
        }
        const list = photos.read().list.filter(({ key }) => key !== instead)
        if (list.some(photo => photo.fingerprint === fingerprint)) notices.add(DUPLICATE)
        else if (list.length >= room.most) notices.add(room.tooMany)
        else {
          if (instead) sending.remove(instead)
          sending.take(file, fingerprint)
        }
      }
      photos.change({ notice: [...notices].join(' ') || undefined })
      await sending.sendAll()
    },

    retry: async (key: string): Promise<void> => {
      if (photos.find(key)?.state !== 'failed') return
      photos.setState(key, { state: 'waiting' })
      await sending.sendAll()
    },

    remove: (key: string): void => sending.remove(key),

    /** Moves a photo; the first is the main one. */
    move: (key: string, place: number): void => {
      const photo = photos.find(key)
      if (!photo) return
      const others = photos.read().list.filter(other => other.key !== key)
      photos.change({ list: others.toSpliced(Math.max(0, place), 0, photo), notice: undefined })
    },

    /** Aborts the uploads and revokes the display URLs. */
    close: (): void => {
      isClosed = true
      sending.stop()
      photos.close()
    },
  }
}

export type PhotoUploads = ReturnType<typeof createPhotoUploads>
