/** Icons that the shop or the checkout shows. */
const SHOP_ICONS =
  'badge-check check chevron-left chevron-right circle-alert circle-check circle-x clock cloud-off flask-conical hand-coins handshake image-off info loader-circle mail map-pin menu message-circle minus phone plus search shopping-basket sliders-horizontal smartphone sprout star store trash-2 triangle-alert truck wifi-off x'
/** Icons that go with the few files that show them. */
const LONE_ICONS = 'bell-off bell-ring eye eye-off heart log-in package-search package-x user-round'

const oneOf = (names: string) => names.replaceAll(' ', '|')
const icon = (names: string) => `lucide-react\\/.+\\/icons\\/(?:${oneOf(names)})\\.`
const kit = (names: string) => `src\\/web\\/ui\\/(?:${oneOf(names)})`

const FORMS = new RegExp(
  [
    kit('form field use-form error-summary submit-button use-control checkbox choices'),
    icon('eye eye-off'),
  ].join('|'),
)
const SPACES_KIT = kit(
  'records page-links use-countdown back-link more-button print-button loaded search-bar filter-fields filter-tabs list-skeleton cards-skeleton count-words',
)
/** What only the spaces of customers, vendors and administrators share, and every other icon. */
const SPACES = new RegExp(
  `${SPACES_KIT}|lucide-react\\/.+\\/icons\\/(?!(?:${oneOf(`${SHOP_ICONS} ${LONE_ICONS}`)})\\.)`,
)
/** Icons, dates, quantities, the moment of rest and the kit, without its forms, its dialogs and what brings a library along. */
const KIT = new RegExp(
  `${kit('')}|src\\/contract\\/(?:french-dates|catalogue\\/quantity-words)|src\\/web\\/page-at-rest|node_modules\\/lucide-react\\/`,
)
const NOT_KIT = new RegExp(
  `${FORMS.source}|${SPACES.source}|${icon(LONE_ICONS)}|${kit('dialog use-modal range-slider tabs show-chosen')}`,
)

const LIBRARIES = 'react|react-dom|scheduler|use-sync-external-store|@tanstack\\/(?!router-plugin)[^/]+'
/** Hooks that few pages use. */
const LATE_HOOKS = 'infiniteQuery|queriesObserver|useQueries'
const FRAMEWORK = new RegExp(`node_modules\\/(?:${LIBRARIES})\\/(?!.*(?:${LATE_HOOKS}))`, 'i')

/**
 * Files that many pages share: few and large ones, because each costs a request and compresses alone.
 * What only some pages need of the framework and of Zod stays out of the way of the others.
 */
export const sharedFiles = [
  {
    // Goes with every page and seldom changes, so browsers keep it when the site does.
    name: 'framework',
    test: FRAMEWORK,
    priority: 4,
  },
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  // Small, and always together.
  {
    name: 'shown',
    test: /src\/web\/(?:features\/reviews\/review-(?:list|item)|features\/catalogue\/(?:breadcrumbs|share-link|product-gallery)|structured-data)/,
  },
  {
    name: 'cards',
    test: /src\/web\/features\/catalogue\/(?:product-(?:grid|card|rating)|stock-line|cart-item-of|catalogue-queries|one-decimal)|\/infiniteQueryOptions/,
  },
  { name: 'hearts', test: /src\/web\/features\/favourites\/(?:heart-button|use-mark)|icons\/heart\./ },
  { name: 'long-lists', test: /\/(?:useInfiniteQuery|infiniteQueryObserver)\./ },
  {
    name: 'texts',
    test: /src\/web\/features\/(?:pages\/(?:rich-text|text-query|introduction)|catalogue\/category-(?:cards|scenes))/,
  },
  {
    name: 'kit',
    test: (id: string) => KIT.test(id) && !NOT_KIT.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'spaces', test: SPACES, minShareCount: 2 },
  { name: 'forms', test: FORMS },
]

/**
 * Asks browsers that know it (Chromium from 136 on) to compile a whole file beside the page's own thread while it comes,
 * instead of each function at its first call, on that thread.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** What stands at the head of a file: those that go with every page are used at once, in great part. */
export const headOfFile = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
  isEntry || name === 'framework' ? COMPILE_AT_ONCE : ''
