import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects in the order in which they begin: what lasts first, what fills the gaps at the end last. */
const PROJECTS = ['faults', 'browser', 'api', 'house', 'unit']

/** The files that last longest, of those that begin with their project; a length of text says little about that. */
export const LONGEST = [
  'faults/payment-provider',
  'faults/payment-kills',
  'faults/payment-mix',
  'faults/refund-kills',
  'faults/transfer-kills',
  'faults/hostile-pictures',
  'faults/silent-cut',
  'faults/development',
  'faults/power-cut',
  'browser/states',
  'browser/accessibility',
  'browser/payments/purchase-mobile-money',
  'browser/security/limits-in-normal-use',
  'browser/payments/unpaid-orders',
  'browser/accessibility-of-staff',
  'browser/site/hydration',
  'browser/orders/vendor-offline-actions',
  'browser/two-servers',
  'browser/offline',
  'browser/assistant/assistant',
  'browser/payments/resumed-payment',
  'browser/site/replayed-events',
  'browser/problems/problems',
  'browser/failures',
  'browser/site/navigation-by-role',
  'browser/catalogue/shop',
  'browser/orders/vendor-run',
  'browser/service-worker',
  'browser/moderation/moderation',
  'browser/back-office/back-office',
  'browser/back-office/orders',
  'browser/moderation/queue',
  'browser/stall/first-product',
  'browser/orders/customer-space',
  'browser/orders/customer-orders',
  'browser/accounts/profile',
  'browser/accounts/login',
  'browser/catalogue/shop-accessibility',
  'browser/orders/vendor-orders',
  'browser/money/refunds',
  'api/access',
  'api/notifications/sending-limits',
].map(name => `/tests/${name}.test.ts`)

/** Begins with the files that last longest, so that no worker sits on one when the others have ended. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Within equals, what Vitest knows of earlier runs decides.
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => compare(placeOf(a), placeOf(b)))
  }
}

function placeOf({ project, moduleId }: TestSpecification): number[] {
  const place = LONGEST.findIndex(ending => moduleId.endsWith(ending))
  return [PROJECTS.indexOf(project.name), place === -1 ? LONGEST.length : place]
}

function compare([project = 0, file = 0]: number[], [otherProject = 0, otherFile = 0]: number[]): number {
  return project - otherProject || file - otherFile
}
