import type { Executor } from '#database/connect.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'

type Person = { id: string; email: string; username: string }

const vendorBody = ({ username }: Person, changes: object) => ({
  username,
  fullName: 'Yao Kouassi',
  phone: '05 05 00 00 01',
  region: 'Bouaké',
  businessName: 'Ferme de Yao',
  businessAddress: 'Route de Béoumi, Bouaké',
  ...changes,
})

/** Each of those who have an account, and how they change what it says. */
export const addressOwners = {
  customer: {
    create: (db: Executor): Promise<Person> => createCustomer(db),
    change: (phone: TestBrowser, _person: Person, changes: object) =>
      phone.tries.changeCustomerProfile({ body: changes }),
    pendingPath: '/api/customer/pending-email',
    resendPath: '/api/customer/email-confirmation',
  },
  vendor: {
    create: async (db: Executor): Promise<Person> => (await createVendor(db)).user,
    change: (phone: TestBrowser, person: Person, changes: object) =>
      phone.tries.changeVendorProfile({ body: vendorBody(person, changes) }),
    pendingPath: '/api/vendor/pending-email',
    resendPath: '/api/vendor/email-confirmation',
  },
  admin: {
    create: (db: Executor): Promise<Person> => createAdmin(db),
    change: (phone: TestBrowser, { id }: Person, changes: object) =>
      phone.tries.changeUser({ params: { id }, body: changes }),
    pendingPath: '/api/admin/pending-email',
    resendPath: '/api/admin/email-confirmation',
  },
} as const
