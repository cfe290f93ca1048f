export { servePreviews } from './serve-previews.ts'
export { serveRobots } from './serve-robots.ts'
export { serveSecurityContact } from './serve-security-contact.ts'
export { serveSitemap } from './serve-sitemap.ts'
