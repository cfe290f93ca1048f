import type { Plugin } from 'vite'

const ROUTE_TREE = /\/route-tree\.gen\.ts$/
const CHILDREN = /(?<=RouteChildren = )\{([^{}]*)\}/g

/** The generated tree with the children of each route as a list: their names are read by types alone. */
export const lightenRoutes = (code: string): string =>
  code.replace(CHILDREN, (_, named: string) => `[${named.replace(/\w+: /g, '')}]`)

/** Leaves the names of the generated routes out of the bundle: they stand for 65 words that go with every page. */
export const lightRoutes = (): Plugin => ({
  name: 'amic:light-routes',
  apply: 'build',
  // After the types are gone.
  enforce: 'post',
  transform: { filter: { id: ROUTE_TREE }, handler: code => ({ code: lightenRoutes(code), map: null }) },
})
