import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import type { TestAnswer } from '#tests/support/http/browser.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const USERNAME = "Le nom d'utilisateur doit contenir au moins 3 caractères"
const EMAIL = 'Email invalide'
const PASSWORD_LENGTH = 'Le mot de passe doit contenir au moins 8 caractères'
const PASSWORD_MIX = 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre'
const CONFIRMATION = 'Les mots de passe ne correspondent pas'
const FULL_NAME = 'Le nom complet est requis'
const PHONE = 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)'
const REGION = 'Veuillez sélectionner votre région'

let app: TestApp
let people = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Somebody new, with everything in order. */
function newcomer(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1
  return {
    username: `awa${people}`,
    email: `awa${people}@amic.example`,
    password: 'Client123',
    fullName: 'Awa Koné',
    phone: '+225 07 01 02 03 04',
    region: 'Abidjan',
    ...changes,
  }
}

async function register(body: unknown): Promise<TestAnswer> {
  const visitor = await app.browser()
  return visitor.tries.register({ body })
}

test('a person registers, is a customer, and is signed in', async () => {
  const visitor = await app.browser()
  const body = newcomer({ email: ' Kofi@AMIC.example ', username: ' Kofi ', fullName: ' Kofi Mensah ' })
  const registered = await visitor.tries.register({ body })
  expect(registered.status).toBe(201)
  expect(registered.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    username: 'Kofi',
    isEmailConfirmed: false,
    pendingEmail: null,
    email: 'kofi@amic.example',
    role: 'customer',
    fullName: 'Kofi Mensah',
    phone: '+2250701020304',
    region: 'Abidjan',
    createdAt: expect.any(String),
  })
  const me = await visitor.tries.getCurrentUser()
  expect(me.body).toEqual(registered.body)
})

test('the password is kept as an argon2id hash only', async () => {
  const { body } = await register(newcomer())
  const [user] = await app.db.select().from(users).where(eq(users.id, body.id))
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('what a person may not decide is dropped', async () => {
  const { status, body } = await register(newcomer({ role: 'admin', isActive: false, id: 'mine' }))
  expect(status).toBe(201)
  expect(body.role).toBe('customer')
  const [user] = await app.db.select().from(users).where(eq(users.id, body.id))
  expect(user).toMatchObject({ role: 'customer', isActive: true })
})

describe('the first wrong field, in the order of the form, is the message', () => {
  const everythingWrong = {
    username: 'ab',
    email: 'awa',
    password: 'court',
    confirmPassword: 'autre',
    fullName: 'A',
    phone: '0701020304',
    region: 'Paris',
  }
  const messages = {
    username: USERNAME,
    email: EMAIL,
    password: PASSWORD_LENGTH,
    confirmPassword: CONFIRMATION,
    fullName: FULL_NAME,
    phone: PHONE,
    region: REGION,
  }
  const fields = Object.keys(messages) as (keyof typeof messages)[]

  test.each(fields.map((field, index) => [field, index] as const))('%s', async (field, index) => {
    const fixed = newcomer({ confirmPassword: undefined })
    const stillWrong = fields.slice(index)
    const body = { ...everythingWrong }
    for (const name of fields.slice(0, index)) Object.assign(body, { [name]: fixed[name] })
    if (index > fields.indexOf('password')) body.confirmPassword = index > 3 ? 'Client123' : 'autre'
    const answer = await register(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      code: 'validation',
      message: messages[field],
      errors: Object.fromEntries(stillWrong.map(name => [name, messages[name]])),
    })
    expect(Object.keys(answer.body.errors)).toEqual(stillWrong)
  })

  test('an empty body has every required field wrong', async () => {
    const { status, body } = await register({})
    expect(status).toBe(400)
    expect(body.message).toBe(USERNAME)
    expect(body.errors).toEqual({
      username: USERNAME,
      email: 'Email invalide',
      password: PASSWORD_LENGTH,
      fullName: FULL_NAME,
      region: REGION,
    })
  })
})

test.each([
  ['client123', PASSWORD_MIX],
  ['CLIENT123', PASSWORD_MIX],
  ['Clientele', PASSWORD_MIX],
  ['Clien12', PASSWORD_LENGTH],
  [`Aa1${'x'.repeat(198)}`, 'Le mot de passe doit contenir au plus 200 caractères'],
])('the password %s is refused', async (password, message) => {
  const { status, body } = await register(newcomer({ password }))
  expect(status).toBe(400)
  expect(body.errors).toEqual({ password: message })
})

test.each([
  ['+225 XX XX XX XX XX'.replaceAll('X', '1'), '+2251111111111'],
  ['+22507010203', '+22507010203'],
  ['', null],
  [null, null],
  [undefined, null],
])('the phone %j is kept as %j', async (phone, kept) => {
  const { status, body } = await register(newcomer({ phone }))
  expect(status).toBe(201)
  expect(body.phone).toBe(kept)
})

test.each([
  '0701020304',
  '+33 6 12 34 56 78',
  '+225 0701020',
  '+225 07010203040',
  '+225 07  01 02 03',
  '+225 07-01-02-03-04',
  '+225',
])('the phone %j is refused', async phone => {
  const { status, body } = await register(newcomer({ phone }))
  expect(status).toBe(400)
  expect(body.message).toBe(PHONE)
})

describe('an e-mail and a user name belong to one person', () => {
  test('both taken: the sentence speaks of the e-mail, and both fields are marked', async () => {
    const first = newcomer()
    await register(first)
    const answer = await register(newcomer({ email: first.email, username: first.username }))
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      code: 'email_taken',
      message: 'Cet email est déjà utilisé',
      errors: {
        email: 'Cet email est déjà utilisé',
        username: "Ce nom d'utilisateur est déjà utilisé",
      },
    })
  })

  test('each is compared without case', async () => {
    const first = newcomer()
    await register(first)
    const sameEmail = await register(newcomer({ email: String(first.email).toUpperCase() }))
    expect(sameEmail.body).toMatchObject({
      code: 'email_taken',
      errors: { email: 'Cet email est déjà utilisé' },
    })
    const sameName = await register(newcomer({ username: String(first.username).toUpperCase() }))
    expect(sameName.status).toBe(409)
    expect(sameName.body).toEqual({
      code: 'username_taken',
      message: "Ce nom d'utilisateur est déjà utilisé",
      errors: { username: "Ce nom d'utilisateur est déjà utilisé" },
    })
  })

  test('of two registrations at the same instant, one wins and the other hears why', async () => {
    const body = newcomer()
    const answers = await Promise.all([register(body), register(body), register(body)])
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(answer => answer.status === 409)
    expect(refused?.body.message).toBe('Cet email est déjà utilisé')
  })
})

test('one address may register only so many people an hour', async () => {
  const strict = await startTestApp({ env: { RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '2' } })
  try {
    const visitor = await strict.browser()
    const statuses: number[] = []
    let last: TestAnswer | undefined
    for (let attempt = 0; attempt < 3; attempt += 1) {
      last = await visitor.tries.register({ body: newcomer() })
      statuses.push(last.status)
    }
    expect(statuses).toEqual([201, 201, 429])
    expect(last?.body.code).toBe('rate_limited')
    const wait = Number(last?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
  } finally {
    await strict.close()
  }
})
