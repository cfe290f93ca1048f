export { bytesOfDataUrl, pictureBytesOf } from './data-url.ts'
export { contentHash, type EncodedPicture, encodePicture, filesBehind } from './encode-picture.ts'
export { folderStorage } from './folder-storage.ts'
export { openPrivateStorage, openStorage } from './open-storage.ts'
export { serveMedia } from './serve-media.ts'
export { type Storage, StorageUnusableError } from './storage.ts'
export {
  DECODING_TIMEOUT_SECONDS,
  keepPicture,
  readPicture,
  removePicture,
  storePicture,
} from './store-picture.ts'
