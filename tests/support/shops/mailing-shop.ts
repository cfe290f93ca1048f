import { expect } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTestApp, type TestAppOptions } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

export type Person = { email: string; browser: TestBrowser }
export type Stall = Person & { vendorId: string; productId: string }
export type MailingShop = Awaited<ReturnType<typeof startMailingShop>>

/** The shop with its background work, and a mail server that takes what it sends. */
export async function startMailingShop({ env, ...options }: TestAppOptions = {}) {
  const post = await startMailServer()
  const app = await startTestApp({
    ...options,
    env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example', ...env },
  })
  const outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  const allDone = () => jobsAreDone(app.db)
  /** What left for somebody once nothing is left to do. */
  const mailsTo = async ({ email }: Pick<Person, 'email'>) => {
    expect(await allDone()).toBe(true)
    return post.taken.filter(mail => mail.to === email)
  }
  return {
    app,
    post,
    allDone,
    mailsTo,
    subjectsTo: async (person: Pick<Person, 'email'>) =>
      (await mailsTo(person)).map(mail => withPlainSpaces(mail.headers.get('subject')!)),
    openCustomer: async (): Promise<Person> => {
      const { id, email } = await createCustomer(app.db)
      return { email, browser: await app.browser(id) }
    },
    openStall: async (stock = 50): Promise<Stall> => {
      const { id: vendorId, user } = await createVendor(app.db, { businessName: 'Ferme <de> Yao' })
      const { id: productId } = await createProduct(app.db, { vendorId, stock, price: '1500.00' })
      return { vendorId, productId, email: user.email, browser: await app.browser(user.id) }
    },
    /** Orders so much of what each stall sells. */
    order: async ({ browser }: Person, stalls: Stall[], changes = {}, quantity = 2): Promise<Order> => {
      const lines = stalls.map(({ productId }) => ({ productId, quantity }))
      return (await browser.tries.placeOrder({ body: orderBody(lines, changes) })).body
    },
    /** To be called after each test: what it began has an end, and the next one finds nothing of it. */
    settle: async () => {
      expect(await allDone()).toBe(true)
      post.taken.length = 0
      post.answers.length = 0
    },
    close: async () => {
      await outbox.stop()
      await app.close()
      await post.close()
    },
  }
}
