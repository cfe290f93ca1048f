import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { parseMail } from '#tests/support/partners/parse-mail.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { production } from '#tests/support/servers/production.ts'

let app: TestApp
let outbox: Outbox
let email: string

beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: '1' } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  const { id: userId, ...user } = await createCustomer(app.db, { fullName: '<script>alert(1)</script>' })
  email = user.email
  await addJob(app.db, 'account-created', { userId })
  expect(await jobsAreDone(app.db)).toBe(true)
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
})

test('without SMTP_URL a mail is a file that only its owner reads', async () => {
  const { folder } = app.deps.config.mail
  const files = (await readdir(folder)).toSorted()
  expect(files).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.html$/)])
  expect((await stat(join(folder, files[0]!))).mode & 0o777).toBe(0o600)
  const mail = parseMail(await readFile(join(folder, files[0]!)))
  expect(mail.headers.get('to')).toBe(email)
  expect(mail.headers.get('subject')).toBe('Bienvenue au marché AMIC')
  expect(mail.html).toBe(await readFile(join(folder, files[1]!), 'utf8'))
})

test('/dev/mails lists the mails and shows each in a frame that runs nothing', async () => {
  const visitor = await app.browser()
  const list = await visitor.get('/dev/mails')
  expect(list.status).toBe(200)
  expect(list.body).toContain(email)
  const address = /href="(\/dev\/mails\/[^"]+)"/.exec(list.body)![1]!
  const one = await visitor.get(address)
  expect(one.body).toContain(`src="${address}/html"`)
  expect(one.body).toMatch(/<iframe[^>]* sandbox="(?![^"]*allow-(scripts|same-origin))/)
  const mail = await visitor.get(`${address}/html`)
  expect(mail.headers.get('content-security-policy')).toMatch(
    /^sandbox (?!.*allow-scripts).*default-src 'none'/,
  )
  expect(mail.body).toContain('&lt;script&gt;')
  expect(mail.body).not.toContain('<script')
  expect((await visitor.get(`/dev/mails/${newId()}`)).status).toBe(404)
  expect((await visitor.get('/dev/mails/..%2F..%2Fetc%2Fpasswd/html')).status).toBe(404)
})

test.each([
  ['without demonstration data', { DEMO_DATA: '0' }],
  ['where mails leave', { DEMO_DATA: '1', SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['in production', { ...production, DEMO_DATA: '1' }],
])('nobody reads mails %s', async (_where, env) => {
  const closed = await startTestApp({ env })
  try {
    expect((await (await closed.browser()).get('/dev/mails')).status).toBe(404)
  } finally {
    await closed.close()
  }
})
