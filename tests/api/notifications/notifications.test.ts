import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { newId } from '#database/schema/columns.ts'
import { markOrderPaid, markOrderPaymentFailed, markOrderPaymentPending } from '#server/orders/public.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
let awa: Person
let yao: Stall

beforeAll(async () => {
  shop = await startMailingShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  awa = await shop.openCustomer()
  yao = await shop.openStall()
})
afterEach(() => shop.settle())

const order = (stalls: Stall[], changes = {}, quantity = 2) => shop.order(awa, stalls, changes, quantity)
const move = ({ browser }: Person, id: string, status: string, more = {}) =>
  browser.tries.changeOrderStatus({ params: { id }, body: { status, ...more } })

describe('an order paid at the delivery', () => {
  test('is confirmed to the customer, with its receipt, and told to each vendor', async () => {
    const mariam = await shop.openStall()
    const { id, number } = await order([yao, mariam])
    const [confirmation, ...others] = await shop.mailsTo(awa)
    expect(others).toEqual([])
    expect(confirmation!.headers.get('subject')).toBe(`Votre commande ${number} est enregistrée`)
    expect(confirmation!.headers.get('from')).toBe('AMIC <ne-pas-repondre@amic.example>')
    expect(confirmation!.html).toContain(`https://amic.example/orders/${id}`)
    expect(confirmation!.html).toContain('Ferme &lt;de&gt; Yao')
    expect(confirmation!.html.length).toBeLessThan(40_000)
    expect(confirmation!.text).toContain(`https://amic.example/orders/${id}`)
    expect(confirmation!.text).toMatch(/Total.*6\s000\sFCFA/)
    expect(confirmation!.attachments).toMatchObject([
      { filename: `recu-${number}.pdf`, contentType: 'application/pdf' },
    ])
    expect(confirmation!.attachments[0]!.content.toString('latin1')).toMatch(/^%PDF-/)
    expect(await shop.subjectsTo(yao)).toEqual([
      expect.stringMatching(`^Nouvelle commande ${number} : 3\\s000\\sFCFA$`),
    ])
    expect(await shop.subjectsTo(mariam)).toHaveLength(1)
  })

  test('is followed by a mail at each step, and at its payment', async () => {
    const { id, number, parcels } = await order([yao])
    expect(await shop.allDone()).toBe(true)
    for (const status of ['confirmed', 'shipped', 'delivered']) {
      await move(yao, id, status)
      expect(await shop.allDone()).toBe(true)
    }
    await yao.browser.tries.confirmCashPayment({ params: { id }, body: { paymentStatus: 'completed' } })
    expect((await shop.subjectsTo(awa)).slice(1)).toEqual([
      `Votre commande ${number} est confirmée`,
      `Votre commande ${number} est en route`,
      `Votre commande ${number} est livrée`,
      `Paiement reçu pour votre commande ${number}`,
    ])
    const [, confirmed, shipped, delivered] = (await shop.mailsTo(awa)).map(({ text }) => text)
    const day = formatWeekday(parcels[0]!.plannedOn!)
    for (const mail of [confirmed, shipped]) expect(mail).toMatch(new RegExp(`Livraison prévue.*${day}`))
    expect(delivered).not.toContain(day)
    expect(await shop.subjectsTo(yao)).toHaveLength(1)
  })

  test('cancelled by its customer: one mail for both parcels, one to each vendor', async () => {
    const mariam = await shop.openStall()
    const { id, number } = await order([yao, mariam])
    expect(await shop.allDone()).toBe(true)
    await move(awa, id, 'cancelled', { reason: 'Trompée <b>' })
    const [, cancelled, ...others] = await shop.mailsTo(awa)
    expect(others).toEqual([])
    expect(cancelled!.headers.get('subject')).toBe(`Votre commande ${number} est annulée`)
    expect(cancelled!.html).toContain('Trompée &lt;b&gt;')
    for (const vendor of [yao, mariam]) {
      expect((await shop.subjectsTo(vendor))[1]).toBe(`La commande ${number} est annulée`)
    }
  })

  test('a parcel that its vendor cancels is told to the customer only, as a part', async () => {
    const mariam = await shop.openStall()
    const { id, number } = await order([yao, mariam])
    expect(await shop.allDone()).toBe(true)
    await move(yao, id, 'cancelled', { reason: 'Récolte perdue' })
    const [, cancelled] = await shop.mailsTo(awa)
    expect(cancelled!.headers.get('subject')).toBe(`Votre commande ${number} est annulée en partie`)
    expect(cancelled!.text).toContain('Récolte perdue')
    expect(await shop.subjectsTo(yao)).toHaveLength(1)
  })

  test('a parcel that the administration cancels is told to its customer as a part, and to its vendor alone', async () => {
    const mariam = await shop.openStall()
    const { id, number, parcels } = await order([yao, mariam])
    expect(await shop.allDone()).toBe(true)
    const fatou = await shop.app.browser((await createAdmin(shop.app.db)).id)
    const { id: parcelId } = parcels.find(({ vendorId }) => vendorId === yao.vendorId)!
    await fatou.api.cancelAdminParcel({ params: { id: parcelId }, body: { reason: 'Aucune réponse' } })
    const [, cancelled] = await shop.mailsTo(awa)
    expect(cancelled!.headers.get('subject')).toBe(`Votre commande ${number} est annulée en partie`)
    expect(cancelled!.text).toContain('Aucune réponse')
    expect(cancelled!.text).toContain(`/orders/${id}`)
    expect((await shop.subjectsTo(yao)).slice(1)).toEqual([`La commande ${number} est annulée`])
    expect(await shop.subjectsTo(mariam)).toHaveLength(1)
  })

  test('of several parcels is confirmed in part, then wholly', async () => {
    const mariam = await shop.openStall()
    const { id, number } = await order([yao, mariam])
    // Two mails at once may overtake each other on their way.
    expect(await shop.allDone()).toBe(true)
    await move(yao, id, 'confirmed')
    expect(await shop.allDone()).toBe(true)
    await move(mariam, id, 'confirmed')
    expect((await shop.subjectsTo(awa)).slice(1)).toEqual([
      `Votre commande ${number} est confirmée en partie`,
      `Votre commande ${number} est confirmée`,
    ])
  })
})

describe('an order to be paid online', () => {
  const pay = { paymentMethod: 'cinetpay' }

  test('is told to nobody before it is paid', async () => {
    await order([yao], pay)
    expect(await shop.subjectsTo(awa)).toEqual([])
    expect(await shop.subjectsTo(yao)).toEqual([])
  })

  test('for which an administrator vouches is told to the vendor as to be prepared, once', async () => {
    const { id, number } = await order([yao], pay)
    const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
    const set = (status: string) => admin.tries.setOrderStatus({ params: { id }, body: { status } })
    expect((await set('confirmed')).status).toBe(200)
    const [told, ...others] = await shop.mailsTo(yao)
    expect(others).toEqual([])
    expect(told!.headers.get('subject')).toContain(`Nouvelle commande ${number}`)
    expect(told!.text).toContain('l’équipe d’AMIC a confirmé la commande')
    await shop.app.db.transaction(tx => markOrderPaid(tx, shop.app.deps, id))
    expect(await shop.subjectsTo(yao)).toHaveLength(1)
    await set('cancelled')
    expect((await shop.subjectsTo(yao)).at(-1)).toContain(`${number}`)
    expect(await shop.subjectsTo(yao)).toHaveLength(2)
  })

  test('once paid, is confirmed with its payment, and told to the vendor', async () => {
    const { id, number } = await order([yao], pay)
    await shop.app.db.transaction(tx => markOrderPaid(tx, shop.app.deps, id))
    const [confirmation, ...others] = await shop.mailsTo(awa)
    expect(others).toEqual([])
    expect(confirmation!.headers.get('subject')).toBe(
      `Paiement reçu\u00a0: votre commande ${number} est enregistrée`,
    )
    expect(confirmation!.attachments).toHaveLength(1)
    const [forYao] = await shop.mailsTo(yao)
    expect(forYao!.text).toContain('Déjà payé en ligne')
  })

  test('whose payment fails is told once of each try, with the way to try again', async () => {
    const { id, number } = await order([yao], pay)
    const told = async (...marks: (typeof markOrderPaymentFailed)[]) => {
      for (const mark of marks) {
        await shop.app.db.transaction(tx => mark(tx, shop.app.deps, id))
        expect(await shop.allDone()).toBe(true)
      }
      return shop.mailsTo(awa)
    }
    const [failed, ...others] = await told(markOrderPaymentFailed, markOrderPaymentFailed)
    expect(others).toEqual([])
    expect(await told(markOrderPaymentPending, markOrderPaymentFailed)).toHaveLength(2)
    expect(failed!.headers.get('subject')).toBe(`Le paiement de votre commande ${number} a échoué`)
    expect(failed!.html).toContain(`https://amic.example/checkout?order=${id}`)
    expect(await shop.mailsTo(yao)).toEqual([])
  })

  test('whose payment fails again after the word of it had become untrue is told then', async () => {
    const { id, number } = await order([yao], pay)
    // Tried again in one breath: the mail finds nothing that failed.
    await shop.app.db.transaction(async tx => {
      await markOrderPaymentFailed(tx, shop.app.deps, id)
      await markOrderPaymentPending(tx, shop.app.deps, id)
    })
    expect(await shop.subjectsTo(awa)).toEqual([])
    await shop.app.db.transaction(tx => markOrderPaymentFailed(tx, shop.app.deps, id))
    expect(await shop.subjectsTo(awa)).toEqual([`Le paiement de votre commande ${number} a échoué`])
  })

  test('that its customer pays at the delivery after all is told like any order in cash', async () => {
    const mariam = await shop.openStall()
    const { id, number } = await order([yao, mariam], pay)
    expect(await shop.allDone()).toBe(true)
    await awa.browser.tries.changePaymentMethod({
      params: { id },
      body: { paymentMethod: 'cash_on_delivery' },
    })
    const [confirmation, ...others] = await shop.mailsTo(awa)
    expect(others).toEqual([])
    expect(confirmation!.headers.get('subject')).toBe(`Votre commande ${number} est enregistrée`)
    expect(confirmation!.text).toContain('À payer à la livraison')
    for (const vendor of [yao, mariam]) {
      const [told, ...more] = await shop.mailsTo(vendor)
      expect(more).toEqual([])
      expect(told!.headers.get('subject')).toContain(`Nouvelle commande ${number}`)
      expect(told!.text).toContain('Paiement à la livraison')
    }
  })

  test('paid and then cancelled by the vendor: the customer learns of the money', async () => {
    const { id } = await order([yao], pay)
    await shop.app.db.transaction(tx => markOrderPaid(tx, shop.app.deps, id))
    expect(await shop.allDone()).toBe(true)
    await move(yao, id, 'cancelled')
    const [, cancelled] = await shop.mailsTo(awa)
    expect(cancelled!.text).toContain('nous vous rembourserons')
  })
})

describe('stock', () => {
  test('that an order takes from above five to five or below is told to the vendor, once', async () => {
    const stall = await shop.openStall(8)
    await order([stall])
    expect(await shop.subjectsTo(stall)).toHaveLength(1)
    await order([stall])
    await order([stall], {}, 1)
    const subjects = (await shop.subjectsTo(stall)).filter(subject => subject.includes('stock'))
    expect(subjects).toEqual([expect.stringMatching(/^Plus que \d en stock : Tomates$/)])
  })
})

test('a new account is welcomed', async () => {
  const visitor = await shop.app.browser()
  const email = `${newId()}@amic.example`
  const { status } = await visitor.tries.register({
    body: {
      username: `kofi-${newId()}`,
      email,
      password: 'Bonjour123',
      fullName: 'Kofi Aka',
      region: 'Abidjan',
    },
  })
  expect(status).toBe(201)
  expect(await shop.subjectsTo({ email })).toEqual(['Bienvenue au marché AMIC'])
})

test('a message of the contact page reaches the team, who can answer it', async () => {
  const visitor = await shop.app.browser()
  const { status } = await visitor.tries.sendContactMessage({
    body: {
      name: 'Ama',
      email: 'ama@amic.example',
      subject: 'Mes <tomates>',
      message: 'Bonjour,\nelles sont vertes.',
      openMs: 20_000,
    },
  })
  expect(status).toBe(201)
  const [mail] = await shop.mailsTo({ email: shop.app.deps.config.initialSettings.email })
  expect(mail!.headers.get('reply-to')).toBe('Ama <ama@amic.example>')
  expect(mail!.html).toContain('Bonjour,<br>elles sont vertes.')
  expect(mail!.html).not.toContain('<tomates>')
})
