export { servePreviews } from './serve-previews.ts'
export { serveRobots } from './serve-robots.ts'
export { serveSitemap } from './serve-sitemap.ts'
