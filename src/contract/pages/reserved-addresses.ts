import {
  API_PREFIX,
  BUILT_PREFIX,
  DEV_PREFIX,
  listSitePages,
  MEDIA_PREFIX,
  PREVIEW_PREFIX,
  SIMULATOR_PATH,
  serverPaths,
} from '../paths.ts'

const firstStep = (path: string) => path.split('/')[1] ?? ''

/** The first path segments that are in use. */
const taken = new Set(
  [
    ...listSitePages().map(({ pattern }) => pattern),
    ...Object.values(serverPaths).map(path => (typeof path === 'string' ? path : path('x'))),
    API_PREFIX,
    BUILT_PREFIX,
    DEV_PREFIX,
    MEDIA_PREFIX,
    PREVIEW_PREFIX,
    SIMULATOR_PATH,
  ].map(firstStep),
)

/** Whether a page with this slug would be unreachable. */
export const isReserved = (slug: string): boolean => taken.has(slug)
