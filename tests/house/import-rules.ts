import type { Module } from './read-modules.ts'

/** A broken rule, told as "file → target: why". */
type Violation = string

/** Which zones a zone may import. The direction of docs/architecture.md: contract ← database ← server, contract ← web. */
const DIRECTIONS: Record<string, string[]> = {
  contract: ['contract'],
  database: ['database', 'contract'],
  server: ['server', 'database', 'contract'],
  web: ['web', 'contract'],
  demo: ['demo', 'server', 'database', 'contract'],
  // The other side of a network: it shares nothing with what it is meant to test.
  'cinetpay-simulator': ['cinetpay-simulator'],
}

/** The few imports against the direction, each with its reason. */
const EXCEPTIONS: { from: RegExp; to: RegExp; onlyTypes: boolean }[] = [
  // The server renders the pages: it knows the form of the renderer that the build makes, not its code.
  { from: /^src\/server\/http\//, to: /^src\/web\/page-renderer\.ts$/, onlyTypes: true },
  // The first start of a demonstration fills the database.
  { from: /^src\/server\/start[^/]*\.ts$/, to: /^demo\//, onlyTypes: false },
]

/** Folders of src/server that every file may enter: they know no domain. */
const SERVICES = new Set(['config', 'csv', 'http', 'lists', 'live', 'logging', 'outbox', 'printing', 'util'])

/** Folders of src/server that put the domains together, as the files at its root do: they import any file, and no domain imports them. */
const COMPOSITION = new Set(['background', 'commands', 'startup'])

/** From the most independent to the most dependent: a domain never imports one that comes after it. */
export const DOMAIN_ORDER = [
  'audit',
  'media',
  'ledger',
  'settings',
  'delivery',
  'accounts',
  'catalogue',
  'pages',
  'activities',
  'stall',
  'reviews',
  'favourites',
  'moderation',
  'orders',
  'money',
  'problems',
  'payments',
  'security',
  'privacy',
  'assistant',
  'back-office',
  'sharing',
  'site',
]

/** Domains that only hear events: nothing imports them but the files that put the server together. */
const LISTENERS = new Set(['notifications', 'analytics'])

/** Of the web: the kit and what all share, the features, and the files that put pages together. A lower one imports no higher. */
const WEB_LEVELS: [level: number, files: RegExp][] = [
  [2, /^src\/web\/(?:routes\/|route-tree\.gen\.ts$|router\.tsx$|entry-)/],
  [1, /^src\/web\/features\//],
  [0, /^src\/web\//],
]

/** The rooms of src/web/features, from the most independent to the most dependent: none imports one that comes after it. */
const FEATURE_ORDER = [
  'media',
  'media/drafts',
  'accounts',
  'delivery',
  'delivery/days',
  'delivery/rounds',
  'accounts/sign-in',
  'accounts/addresses',
  'accounts/users',
  'security',
  'privacy',
  'pages/texts',
  'pages',
  'pages/admin',
  'pages/messages',
  'delivery/pickup',
  'orders/unpaid',
  'orders/cart',
  'orders',
  'problems',
  'reviews/list',
  'reviews',
  'favourites/hearts',
  'favourites',
  'catalogue/queries',
  'catalogue/cards',
  'catalogue/featured',
  'catalogue/categories',
  'catalogue/details',
  'catalogue',
  'catalogue/search',
  'catalogue/shop',
  'catalogue/producer',
  'catalogue/product',
  'favourites/customer',
  'orders/tracking',
  'orders/customer',
  'orders/checkout',
  'orders/vendor',
  'orders/vendor/run',
  'problems/admin',
  'orders/admin',
  'payments',
  'accounts/profile',
  'money',
  'problems/vendor',
  'stall/pictures',
  'stall',
  'stall/csv',
  'stall/form',
  'stall/products',
  'stall/stocks',
  'stall/profile',
  'stall/space',
  'problems/report',
  'moderation',
  'moderation/decision',
  'moderation/queue',
  'moderation/products',
  'moderation/vendors',
  'activities',
  'activities/admin',
  'delivery/admin',
  'settings',
  'analytics',
  'notifications',
  'back-office',
  'assistant',
  'site/home',
  'site/presentation',
  'site/layout',
]

const zoneOf = (file: string) => (file.startsWith('demo/') ? 'demo' : file.split('/')[1]!)
const serverFolderOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1]
const webLevelOf = (file: string) => WEB_LEVELS.find(([, files]) => files.test(file))?.[0]
const featureOf = (file: string) => /^src\/web\/features\/(.+)\/[^/]+$/.exec(file)?.[1]
const tell = (from: string, to: string, why: string): Violation => `${from} → ${to}: ${why}`

/** Imports that go against the direction of the zones; the contract imports no package but Zod. */
export function findWrongDirections(modules: Module[]): Violation[] {
  const violations: Violation[] = []
  for (const { file, imports } of modules) {
    const zone = zoneOf(file)
    for (const { specifier, target, isType } of imports) {
      if (!target) {
        const allowed = zone !== 'contract' || specifier === 'zod/mini'
        if (!allowed) violations.push(tell(file, specifier, 'the contract imports only zod/mini'))
        continue
      }
      const wanted = EXCEPTIONS.some(e => e.from.test(file) && e.to.test(target) && (isType || !e.onlyTypes))
      if (DIRECTIONS[zone]?.includes(zoneOf(target)) || wanted) continue
      violations.push(tell(file, target, `${zone} does not import ${zoneOf(target)}`))
    }
  }
  return violations
}

/** Among the domains of the server: only `public.ts`, never upwards, and nothing from those that only listen. */
export function findDomainTrespasses(modules: Module[]): Violation[] {
  const violations: Violation[] = []
  for (const { file, imports } of modules) {
    const from = serverFolderOf(file)
    if (!from || COMPOSITION.has(from)) continue
    const here = DOMAIN_ORDER.indexOf(from)
    if (here < 0 && !SERVICES.has(from) && !LISTENERS.has(from))
      violations.push(tell(file, from, 'this domain has no place in the order'))
    for (const { target } of imports) {
      const to = target && serverFolderOf(target)
      if (!to || to === from || SERVICES.has(to)) continue
      if (LISTENERS.has(to)) violations.push(tell(file, target, `${to} only hears events`))
      if (target !== `src/server/${to}/public.ts`)
        violations.push(tell(file, target, 'only public.ts is open to others'))
      if (here >= 0 && DOMAIN_ORDER.indexOf(to) > here)
        violations.push(tell(file, target, `${from} comes before ${to}`))
    }
  }
  return violations
}

/** In the web: ui ← features ← routes, and among the features only downwards. */
export function findFeatureTrespasses(modules: Module[]): Violation[] {
  const violations: Violation[] = []
  for (const { file, imports } of modules) {
    const level = webLevelOf(file)
    if (level === undefined) continue
    const from = featureOf(file)
    const here = FEATURE_ORDER.indexOf(from ?? '')
    if (from && here < 0) violations.push(tell(file, from, 'this room has no place in the order'))
    for (const { target } of imports) {
      const to = target && featureOf(target)
      if (target && (webLevelOf(target) ?? 0) > level)
        violations.push(tell(file, target, 'ui ← features ← routes'))
      else if (from && to && FEATURE_ORDER.indexOf(to) > here && here >= 0)
        violations.push(tell(file, target, `${from} comes before ${to}`))
    }
  }
  return violations
}

/** Imports of files that do not exist. Without this rule a mistyped alias would escape all the others. */
export function findLostImports(modules: Module[], otherFiles: (file: string) => boolean): Violation[] {
  const known = new Set(modules.map(({ file }) => file))
  return modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target && !known.has(target) && !otherFiles(target))
      .map(({ target }) => tell(file, target!, 'no such file')),
  )
}

/** Circles of modules that know each other, were it only by a type. One per circle, as "a → b → a". */
export function findCycles(modules: Module[]): Violation[] {
  const edges = new Map(
    modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]),
  )
  const cycles: Violation[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const target of edges.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return cycles
}
