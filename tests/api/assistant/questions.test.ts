import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INITIAL_HOURS } from '#contract/settings/facts.ts'
import { teamHours } from '#contract/site/facts.ts'
import { loadDemoData } from '#demo/load-demo-data.ts'
import { folderStorage } from '#server/media/public.ts'
import { startTestApp } from '#tests/support/servers/app.ts'
import { askAll } from '../../../benchmarks/assistant/ask-all.ts'
import { readQuestions } from '../../../benchmarks/assistant/read-questions.ts'

const slowly = 300_000
const MIN_SHARE = 0.9

type Asked = Awaited<ReturnType<typeof askAll>>

const app = await startTestApp()
let folder: string
let tuned: Asked
let heldOut: Asked

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amic-assistant-'))
  await loadDemoData({
    db: app.db,
    storage: folderStorage(folder),
    privateStorage: folderStorage(join(folder, 'private')),
    clock: () => new Date('2026-11-21T10:00:00Z'),
    pictureWidth: 40,
  })
  tuned = await askAll(app.db, app.deps.config, await readQuestions('questions'))
  heldOut = await askAll(app.db, app.deps.config, await readQuestions('held-out-questions'))
}, slowly)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const shareUnderstood = (asked: Asked) => asked.filter(each => each.isUnderstood).length / asked.length

describe('of what people ask, nine in ten are understood', () => {
  test('where the engine was tuned with the question', () => {
    expect(tuned.length).toBeGreaterThanOrEqual(150)
    expect(shareUnderstood(tuned)).toBeGreaterThanOrEqual(MIN_SHARE)
  })

  test('and where it was not', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(50)
    expect(shareUnderstood(heldOut)).toBeGreaterThanOrEqual(MIN_SHARE)
  })
})

describe('no answer holds an invented fact', () => {
  const numbersOf = (text: string) =>
    text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []

  /** Every number that the site knows. */
  async function knownNumbers(): Promise<Set<string>> {
    const { rows: prices } = await app.pool.query(
      `select distinct trunc(price)::text as price from products join vendors on vendors.id = vendor_id
       where products.status = 'active' and vendors.status = 'approved'`,
    )
    const { rows: texts } = await app.pool.query(
      `select content from pages where is_published union all
       select concat_ws(' ', title, description, to_char(start_date, 'FMDD YYYY'), to_char(end_date, 'FMDD YYYY'))
       from activities`,
    )
    const { rows: hours } = await app.pool.query(
      `select to_char(opens_at, 'FMHH24 MI') || ' ' || to_char(closes_at, 'FMHH24 MI') as clock from pickup_hours`,
    )
    const { phone, email, supportEmail } = app.deps.config.initialSettings
    const known = [
      phone,
      email,
      supportEmail,
      ...teamHours(INITIAL_HOURS),
      'Assistance téléphonique 24h/24 et 7j/7',
      ...texts.map(row => row.content),
      ...hours.map(row => row.clock),
    ]
    return new Set([...prices.map(row => row.price), ...known.flatMap(numbersOf)])
  }

  test('each number is a price, of a page, of the configuration or of the question', async () => {
    const known = await knownNumbers()
    const invented = [...tuned, ...heldOut].flatMap(({ question, answer }) => {
      const asked = new Set([question.text, ...question.earlier].flatMap(numbersOf))
      return numbersOf(answer.response)
        .filter(number => !known.has(number) && !asked.has(number))
        .map(number => `${question.text}: ${number}`)
    })
    // "mille" is said in words.
    expect(invented.filter(line => !line.endsWith('de mille francs: 1000'))).toEqual([])
  })

  test('each product is on sale under this name, at this price, by this vendor, in this place', async () => {
    const { rows } = await app.pool.query(
      `select p.id, p.name, p.price::text, p.unit::text, p.stock, v.business_name as "vendorName", u.region
       from products p join vendors v on v.id = p.vendor_id join users u on u.id = v.user_id
       where p.status = 'active' and v.status = 'approved'`,
    )
    const onSale = new Map(rows.map(row => [row.id, row]))
    const shown = [...tuned, ...heldOut].flatMap(({ answer }) => answer.products ?? [])
    expect(shown.length).toBeGreaterThan(200)
    for (const { picture: _, path, ...product } of shown) {
      expect(onSale.get(product.id)).toEqual(product)
      expect(path).toBe(`/product/${product.id}`)
    }
  })
})
