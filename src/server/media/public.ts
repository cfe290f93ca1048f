export { serveMedia } from './serve-media.ts'
