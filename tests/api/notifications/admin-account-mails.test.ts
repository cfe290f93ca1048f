import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdmin as createByCommand } from '#server/accounts/public.ts'
import { createAdmin, createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
beforeAll(async () => {
  shop = await startMailingShop()
})
afterAll(() => shop.close())
afterEach(() => shop.settle())

const ADDED = 'Un administrateur a été ajouté'
const MOVED = 'L’adresse d’un administrateur a été changée'

test('every administrator is told of one that was added, and of another address of one', async () => {
  const thief = await createAdmin(shop.app.db)
  const fatou = await createAdmin(shop.app.db)
  const former = await createAdmin(shop.app.db, { isActive: false })
  const office = await shop.app.browser(thief.id)
  const awa = await createCustomer(shop.app.db)
  expect((await office.tries.changeUser({ params: { id: awa.id }, body: { role: 'admin' } })).status).toBe(
    200,
  )
  expect(await shop.subjectsTo(fatou)).toEqual([ADDED])
  expect(shop.post.taken[0]?.text).toContain(`Par : ${thief.username}`.replace(' :', '\u00a0:'))
  const body = { email: 'voleur@amic.example', currentPassword: PASSWORD }
  expect((await office.tries.changeUser({ params: { id: awa.id }, body })).status).toBe(200)
  expect(await shop.subjectsTo(fatou)).toEqual([ADDED, MOVED])
  await createByCommand(shop.app.deps, { username: 'serveur', email: 'serveur@amic.ci', password: PASSWORD })
  expect(await shop.subjectsTo(fatou)).toEqual([ADDED, MOVED, ADDED])
  // Whose session may be stolen.
  expect(await shop.subjectsTo(thief)).toEqual([ADDED, MOVED, ADDED])
  expect(await shop.mailsTo(former)).toEqual([])
})

test('what changes of other accounts, and of an administrator’s name, is told to nobody', async () => {
  const office = await shop.app.browser((await createAdmin(shop.app.db)).id)
  const fatou = await createAdmin(shop.app.db)
  const awa = await createCustomer(shop.app.db)
  await office.tries.changeUser({ params: { id: awa.id }, body: { fullName: 'Aya Brou' } })
  await office.tries.changeUser({ params: { id: fatou.id }, body: { fullName: 'Fatou Traoré' } })
  expect(await shop.mailsTo(fatou)).toEqual([])
})
