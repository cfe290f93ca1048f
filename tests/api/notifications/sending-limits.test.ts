import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { users } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { sweepMails } from '#server/notifications/sweep-mails.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, PASSWORD, storedUser } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { type MailingShop, type Stall, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

const PHONE = '+2250707000001'

let gateway: TestGateway
let shop: MailingShop
let yao: Stall
let aheadMs = 0
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({
    env: {
      RATE_LIMITS: 'on',
      ORDERS_PER_HOUR: '1000',
      PUBLIC_WRITES_PER_HOUR: '1000',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'jeton',
    },
    clock: () => new Date(Date.now() + aheadMs),
  })
  yao = await shop.openStall()
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})
/** Each change of address hashes a password, each round of orders waits for its mails: no figure of a quick machine. */
const LONG_STORY = { timeout: 300_000 }

afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
})

type Thief = { id: string; email: string; browser: TestBrowser }

async function openThief(fields: Parameters<typeof createCustomer>[1] = {}): Promise<Thief> {
  const { id, email } = await createCustomer(shop.app.db, fields)
  return { id, email, browser: await shop.app.browser(id) }
}

/** The hours that follow, as the round of each brings what waited. */
async function waitHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    aheadMs += HOUR_MS
    await sweepMails(shop.app.deps)
    expect(await shop.allDone()).toBe(true)
  }
}
const waiting = () => shop.app.db.$count(mails, sql`${mails.status} = 'queued'`)

/** At the door a change of address is limited too; here somebody has the patience, or another door. */
const openDeliveryShop = () => shop.app.db.execute(sql`delete from rate_limits`)

describe('a mail bomber', () => {
  test(
    'who changes the address 40 times sends ten mails within the hour, the others later, and none is lost',
    LONG_STORY,
    async () => {
      const thief = await openThief()
      for (let change = 0; change < 40; change += 1) {
        await openDeliveryShop()
        const email = `etranger-${change}@strangers.example`
        const changed = { email, currentPassword: PASSWORD }
        expect((await thief.browser.tries.changeCustomerProfile({ body: changed })).status).toBe(200)
      }
      expect((await shop.mailsTo(thief)).length).toBeLessThanOrEqual(10)
      expect(shop.post.taken.length).toBeLessThanOrEqual(15)
      expect(await waiting()).toBeGreaterThan(25)

      await waitHours(1)
      expect((await shop.mailsTo(thief)).length).toBeLessThanOrEqual(20)
      await waitHours(4)
      expect(await shop.mailsTo(thief)).toHaveLength(40)
      expect(await waiting()).toBe(0)
      // Each change is known as asked; the last of the strangers is the only one whose link still opens something.
      expect(shop.post.taken.filter(({ to }) => to === 'etranger-39@strangers.example')).toHaveLength(1)
      expect((await storedUser(shop.app.db, thief.id))?.email).toBe(thief.email)
    },
  )

  test(
    'who writes to many strangers from one account sends fifteen mails within the hour',
    LONG_STORY,
    async () => {
      const thief = await openThief()
      for (let change = 0; change < 20; change += 1) {
        await openDeliveryShop()
        const changed = { email: `autre-${change}@strangers.example`, currentPassword: PASSWORD }
        await thief.browser.tries.changeCustomerProfile({ body: changed })
        // Each leaves before the next one replaces it.
        expect(await shop.allDone()).toBe(true)
      }
      expect(shop.post.taken).toHaveLength(15)
    },
  )
})

const orderAndCancel = async (thief: Thief, rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await shop.order(thief, [yao], {}, 1)
    expect(await shop.allDone()).toBe(true)
    await thief.browser.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  }
  expect(await shop.allDone()).toBe(true)
}

describe('somebody who erases the account and registers anew', () => {
  const erasedRecipients = async () =>
    (await shop.app.db.$count(mails, isNotNull(mails.erasedRecipient))) +
    (await shop.app.db.$count(textMessages, isNotNull(textMessages.erasedRecipient)))
  const erase = async ({ browser }: Thief) =>
    expect((await browser.tries.eraseAccount({ body: { password: PASSWORD } })).status).toBe(200)

  test('meets the same limits, and nothing readable is left of the first account', LONG_STORY, async () => {
    const victim = { email: 'victime@strangers.example', phone: '+2250707000004' }
    const thief = await openThief(victim)
    await orderAndCancel(thief, 5)
    expect(await shop.mailsTo(victim)).toHaveLength(10)
    expect(gateway.taken).toHaveLength(10)

    await erase(thief)
    expect(await shop.app.db.$count(mails, eq(mails.recipient, victim.email))).toBe(0)
    expect(await shop.app.db.$count(textMessages, eq(textMessages.recipient, victim.phone))).toBe(0)
    const again = await openThief({ ...victim, email: 'Victime@strangers.example' })
    await orderAndCancel(again, 1)
    expect(await shop.mailsTo({ email: again.email })).toEqual([])
    expect(gateway.taken).toHaveLength(10)

    await waitHours(1)
    expect((await shop.mailsTo({ email: again.email })).length).toBeGreaterThan(0)
    await waitHours(23)
    expect(await erasedRecipients()).toBe(0)
    again.browser = await shop.app.browser(again.id)
    await orderAndCancel(again, 1)
    expect(gateway.taken).toHaveLength(12)
  })
})

describe('an honest shop meets no limit', () => {
  test('with the orders of a confirmed address, and those of a producer', async () => {
    const awa = await openThief({ emailConfirmedAt: new Date() })
    for (let placed = 0; placed < 12; placed += 1) {
      await shop.order(awa, [yao], {}, 1)
    }
    expect(await shop.mailsTo(awa)).toHaveLength(12)
    expect(await shop.mailsTo(yao)).toHaveLength(12)
  })

  test('with what protects its account: that waits for no other mail to a mailbox that somebody reads', async () => {
    const awa = await openThief({ emailConfirmedAt: new Date() })
    await shop.app.db.insert(mails).values(
      Array.from({ length: 10 }, (_, index) => ({
        kind: 'stock-returned',
        about: {},
        recipient: awa.email,
        dedupeKey: `sent-${awa.id}-${index}`,
        status: 'sent' as const,
        createdAt: shop.app.deps.clock(),
        attemptedAt: shop.app.deps.clock(),
        sentAt: shop.app.deps.clock(),
      })),
    )
    const visitor = await shop.app.browser()
    expect(
      (await visitor.tries.forgotPassword({ body: { email: awa.email, space: 'customer' } })).status,
    ).toBe(200)
    expect(await shop.subjectsTo(awa)).toEqual(['Choisissez un nouveau mot de passe'])
  })

  test('a link to an address that nobody has confirmed waits for its turn, and is not dropped', async () => {
    const awa = await openThief()
    await orderAndCancel(awa, 5)
    shop.post.taken.length = 0
    const visitor = await shop.app.browser()
    await visitor.tries.forgotPassword({ body: { email: awa.email, space: 'customer' } })
    expect(await shop.subjectsTo(awa)).toEqual([])
    await waitHours(2)
    expect(await shop.subjectsTo(awa)).toEqual(['Choisissez un nouveau mot de passe'])
  })

  test('with what visitors write to the team', async () => {
    const visitor = await shop.app.browser()
    for (let written = 0; written < 12; written += 1) {
      const message = {
        name: 'Awa',
        email: 'awa@visitors.example',
        subject: 'Bonjour',
        message: `Livrez-vous ${written} kg à Man ?`,
      }
      expect((await visitor.tries.sendContactMessage({ body: message })).status).toBe(201)
    }
    expect(await shop.mailsTo({ email: shop.app.deps.config.initialSettings.email })).toHaveLength(12)
  })
})

describe('a text bomber', () => {
  test(
    'who orders and cancels fifteen times sends ten texts to a number, and mails tell the rest',
    LONG_STORY,
    async () => {
      const thief = await openThief({ phone: PHONE, emailConfirmedAt: new Date() })
      await orderAndCancel(thief, 15)
      expect(await shop.mailsTo(thief)).toHaveLength(30)
      expect(gateway.taken).toHaveLength(10)
      const sentThere = and(eq(textMessages.status, 'sent'), eq(textMessages.recipient, PHONE))
      expect(await shop.app.db.$count(textMessages, sentThere)).toBe(10)

      aheadMs += DAY_MS
      thief.browser = await shop.app.browser(thief.id)
      await shop.order(thief, [yao], {}, 1)
      expect(await shop.allDone()).toBe(true)
      expect(gateway.taken).toHaveLength(11)
    },
  )

  test('who enters an account of the demonstration sends no text through a real gateway', async () => {
    const demo = await openThief({ phone: '+2250707000002', isDemonstration: true })
    const awa = await openThief({ phone: '+2250707000003' })
    await shop.order(demo, [yao], {}, 1)
    await shop.order(awa, [yao], {}, 1)
    expect(await shop.allDone()).toBe(true)
    expect(gateway.taken.map(({ to }) => to)).toEqual(['+2250707000003'])
    expect(await shop.app.db.$count(users, eq(users.isDemonstration, true))).toBe(1)
  })
})
