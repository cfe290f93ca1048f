import { expect } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { Database } from '#database/connect.ts'
import { createTestDatabase } from '../database/database.ts'
import { orderBody } from '../makers/orders.ts'
import { createCustomer, createVendor, PASSWORD } from '../makers/people.ts'
import { createProduct } from '../makers/products-and-orders.ts'
import { publishLegalPages } from '../makers/put-pages.ts'
import { startMailServer } from '../partners/mail-server.ts'
import { startTextGateway } from '../partners/text-gateway.ts'
import { logInAsNewAdmin, openCaller } from '../security/attacker.ts'
import { jobsAreDone } from '../servers/jobs.ts'
import { production } from '../servers/production.ts'
import { startSiteProcess } from '../servers/site.ts'
import { makeTemporaryFolder } from '../servers/temporary-folder.ts'

export type AttackedShop = Awaited<ReturnType<typeof startAttackedShop>>

/** Who comes to a shop, honest or not. */
function peopleAround(db: Database, url: string) {
  const somebody = () => openCaller(url)
  const enterAsCustomer = async (fields: Parameters<typeof createCustomer>[1] = {}) => {
    const user = await createCustomer(db, fields)
    const caller = somebody()
    const entered = await caller.post('/api/auth/login', { email: user.email, password: PASSWORD })
    expect(entered.status).toBe(200)
    return { user, caller }
  }
  let accounts = 0
  return {
    /** Who comes from an address that nobody has called from. */
    somebody,
    /** A customer who has signed in, with the account as the database has it. */
    enterAsCustomer,
    /** The same, beside the stall of somebody who has signed in too; `place` orders one thing there. */
    openStallFor: async (fields: Parameters<typeof createCustomer>[1] = {}) => {
      const { id: vendorId, user: seller } = await createVendor(db)
      const { id: productId } = await createProduct(db, { vendorId, stock: 99 })
      const vendor = somebody()
      const login = { username: seller.username, password: PASSWORD }
      expect((await vendor.post('/api/auth/vendor-login', login)).status).toBe(200)
      const { user, caller } = await enterAsCustomer(fields)
      const place = async (): Promise<Order> => {
        const answer = await caller.post('/api/orders', orderBody([{ productId, quantity: 1 }]))
        expect(answer.status).toBe(201)
        return answer.body
      }
      return { user, caller, vendor, place }
    },
    /** Somebody who guesses the password of an account at one of the doors. */
    guesserOf: ({ email, username }: { email: string; username: string }) => {
      const thief = somebody()
      return (door: string, password: string) =>
        door === 'login'
          ? thief.post('/api/auth/login', { email: email.toUpperCase(), password })
          : thief.post(`/api/auth/${door}`, { username, password })
    },
    /** What a form of registration sends. */
    newAccount: (name: string) => {
      accounts += 1
      return {
        username: `${name}-${accounts}`,
        email: `${name}@amic.ci`,
        password: 'Igname-du-Bandama-7',
        fullName: 'Awa Koné',
        region: 'Abidjan',
      }
    },
  }
}

/**
 * A production as it is run: behind a proxy, with its limits, its mail server, its gateway of texts and a second factor for
 * its administrator.
 */
export async function startAttackedShop() {
  const boss = { username: 'fatou', password: 'Gombo-frais-7-fois' }
  const database = await createTestDatabase()
  const { db } = database
  const mails = await startMailServer()
  const texts = await startTextGateway()
  const server = await startSiteProcess({
    ...production,
    SMTP_URL: mails.url,
    SMS_GATEWAY_URL: texts.url,
    SMS_GATEWAY_TOKEN: 'jeton',
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    DATA_DIR: await makeTemporaryFolder('attacks'),
    DRAIN_SECONDS: '0',
    ADMIN_USERNAME: boss.username,
    ADMIN_EMAIL: 'fatou@amic.ci',
    ADMIN_PASSWORD: boss.password,
  })
  await publishLegalPages(db)
  return {
    ...peopleAround(db, server.url),
    db,
    databaseUrl: database.url,
    url: server.url,
    texts,
    boss,
    admin: await logInAsNewAdmin(server.url, boss),
    allIsSent: async () => expect(await jobsAreDone(db, 60_000)).toBe(true),
    mailsTo: (address: string) => mails.taken.filter(({ to }) => to === address),
    close: async () => {
      await server.stop()
      await texts.close()
      await mails.close()
      await database.close()
    },
  }
}
