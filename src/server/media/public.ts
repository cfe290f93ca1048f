export { type EncodedPicture, encodePicture } from './encode-picture.ts'
export { serveMedia } from './serve-media.ts'
export { folderStorage, type Storage } from './storage.ts'
export { storePicture } from './store-picture.ts'
