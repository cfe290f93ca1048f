import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseVariables, variableNames } from './config/config-variables.ts'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(problem => problem.variable)
    throw error
  }
  return []
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/amic',
  PUBLIC_URL: 'https://amic.ci',
  SMTP_URL: 'smtps://mail.amic.ci',
  MAIL_FROM: 'AMIC <marche@amic.ci>',
  CONTACT_PHONE: '+225 27 22 44 55 66',
  CONTACT_EMAIL: 'contact@amic.ci',
  SUPPORT_EMAIL: 'aide@amic.ci',
}

describe('without any variable', () => {
  test('AMIC serves localhost:3000 with the embedded database, demonstration data and the simulator', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      development: false,
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      trustProxy: 0,
      databaseUrl: undefined,
      preparesStatements: true,
      demoData: true,
      firstAdmin: undefined,
      payments: { cinetpay: null },
      storage: { kind: 'folder', folder: join(process.cwd(), 'data', 'attached_assets') },
      languageModel: undefined,
      limits: {
        loginFailuresPerAccount: 5,
        loginFailuresPerAddress: 50,
        publicWritesPerHour: 30,
        chatMessagesPerMinute: 20,
        paymentsPerAccount: 60,
        paymentsPerAddress: 600,
        paymentChecksPerAccount: 60,
        paymentChecksPerAddress: 600,
        picturesPerHour: 300,
        mailsPerRecipient: 10,
        mailsPerAccount: 15,
      },
      initialSettings: {
        ordersPerHour: 60,
        openFcfaUnconfirmed: 200_000,
        openFcfaConfirmed: 5_000_000,
        textsPerNumber: 10,
      },
    })
  })

  test('a variable left empty counts as absent', () => {
    const blank = Object.fromEntries(variableNames.map(name => [name, ' ']))
    expect(readConfig(blank)).toEqual(readConfig({}))
  })
})

describe('a wrong value is refused by its name', () => {
  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'amic.ci'],
    ['PUBLIC_URL', 'https://amic.ci/boutique'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/amic'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DEMO_DATA', 'oui'],
    ['CONTACT_PHONE', '0102030405'],
    ['CONTACT_EMAIL', 'contact'],
    ['SMTP_URL', 'http://smtp'],
    ['CINETPAY_BASE_URL', 'cinetpay'],
    ['CINETPAY_SIMULATOR', 'yes'],
    ['S3_ENDPOINT', 'bucket'],
    ['LLM_BASE_URL', 'llm'],
    ['RATE_LIMITS', 'maybe'],
    ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
    ['CHAT_MESSAGES_PER_MINUTE', '1.5'],
  ])('%s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name])
  })

  test('all are told at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO_DATA: 'x' })).toEqual(['PORT', 'DEMO_DATA'])
  })

  test('the sentence repeats the value, unless it may be a secret', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow(
      'PORT : il faut un nombre entier de 0 à 65535 (valeur lue : « abc »).',
    )
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).not.toThrow(/secret/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db' })).not.toThrow(/secret/)
  })
})

describe('values that go together', () => {
  test('the first administrator has a name that forms take', () => {
    const admin = { ADMIN_EMAIL: 'awa@amic.ci', ADMIN_PASSWORD: 'Gombo-frais-7-fois' }
    expect(problemsOf({ ...admin, ADMIN_USERNAME: ' awa ' })).toEqual([])
    for (const name of ['aw', 'a'.repeat(51), 'www.awa.ci'])
      expect(problemsOf({ ...admin, ADMIN_USERNAME: name })).toContain('ADMIN_USERNAME')
  })

  test('a group is complete or absent', () => {
    expect(problemsOf({ ADMIN_USERNAME: 'awa' })).toEqual(['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
    expect(problemsOf({ S3_BUCKET: 'images' })).toEqual([
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
    expect(problemsOf({ LLM_BASE_URL: 'http://llm' })).toEqual(['LLM_MODEL'])
    expect(problemsOf({ CINETPAY_API_KEY: 'abc' })).toEqual(['CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY'])
    expect(problemsOf({ CINETPAY_API_KEY: 'sk_test_abc' })).toEqual(['CINETPAY_API_PASSWORD'])
  })

  test('the kind of key chooses the generation of the CinetPay API', () => {
    const v1 = { CINETPAY_API_KEY: 'sk_live_abc', CINETPAY_API_PASSWORD: 'p' }
    const v2 = { CINETPAY_API_KEY: 'abc', CINETPAY_SITE_ID: '1', CINETPAY_SECRET_KEY: 's' }
    expect(readConfig(v1).payments.cinetpay).toMatchObject({ kind: 'v1', baseUrl: 'https://api.cinetpay.co' })
    expect(readConfig({ ...v1, CINETPAY_API_KEY: 'sk_test_abc' }).payments.cinetpay).toMatchObject({
      baseUrl: 'https://api.cinetpay.net',
    })
    expect(readConfig(v2).payments.cinetpay).toMatchObject({
      kind: 'v2',
      baseUrl: 'https://api-checkout.cinetpay.com',
    })
    expect(readConfig({ ...v2, CINETPAY_BASE_URL: 'http://localhost:4000' }).payments.cinetpay).toMatchObject(
      {
        baseUrl: 'http://localhost:4000',
      },
    )
  })

  test('a given database has no demonstration data unless asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/amic' }).demoData).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/amic', DEMO_DATA: '1' }).demoData).toBe(true)
    expect(readConfig({ DEMO_DATA: '0' }).demoData).toBe(false)
  })

  test('proxies are counted or named', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '192.168.0.0/16',
    ])
  })

  test('limits may be lifted, all of them', () => {
    const { limits } = readConfig({ RATE_LIMITS: 'off' })
    expect(limits).toMatchObject({ secondFactorTries: Number.POSITIVE_INFINITY })
    expect(new Set(Object.values(limits))).toEqual(new Set([Number.POSITIVE_INFINITY]))
    expect(Object.values(readConfig({}).limits).every(Number.isFinite)).toBe(true)
  })
})

describe('in production', () => {
  test('a process that is told to stop drains for 3 s and gives up after 25 s; elsewhere it drains for none', () => {
    expect(readConfig({ ...PRODUCTION, CINETPAY_SIMULATOR: 'allow' })).toMatchObject({
      drainMs: 3_000,
      stopTimeoutMs: 25_000,
    })
    expect(readConfig({})).toMatchObject({ drainMs: 0, stopTimeoutMs: 25_000 })
    const told = { DRAIN_SECONDS: '0', STOP_TIMEOUT_SECONDS: '60' }
    expect(readConfig({ ...PRODUCTION, CINETPAY_SIMULATOR: 'allow', ...told })).toMatchObject({
      drainMs: 0,
      stopTimeoutMs: 60_000,
    })
  })

  test('simulated payments are refused, unless wanted', () => {
    expect(problemsOf(PRODUCTION)).toEqual(['CINETPAY_API_KEY'])
    expect(problemsOf({ ...PRODUCTION, CINETPAY_SIMULATOR: 'allow' })).toEqual([])
    expect(problemsOf({ ...PRODUCTION, DEMO_DATA: '1' })).toEqual(['CINETPAY_API_KEY'])
  })

  test('the public address is needed, in https', () => {
    const wanted = { ...PRODUCTION, CINETPAY_SIMULATOR: 'allow' }
    expect(problemsOf({ ...wanted, PUBLIC_URL: '' })).toEqual(['PUBLIC_URL'])
    expect(problemsOf({ ...wanted, PUBLIC_URL: 'http://amic.ci' })).toEqual(['PUBLIC_URL'])
    expect(problemsOf({ ...wanted, DEMO_DATA: '1', PUBLIC_URL: 'http://amic.ci' })).toEqual(['PUBLIC_URL'])
    expect(readConfig(wanted).secureCookies).toBe(true)
  })

  test.each([
    ['CONTACT_PHONE', ''],
    ['CONTACT_PHONE', '+225 27 20 00 00 00'],
    ['CONTACT_EMAIL', ''],
    ['SUPPORT_EMAIL', 'aide@example.com'],
    ['SUPPORT_EMAIL', 'aide@marche.test'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'AMIC <marche@amic.example>'],
  ])('customers are not sent to what nobody owns: %s=%s', (variable, value) => {
    const wanted = { ...PRODUCTION, CINETPAY_SIMULATOR: 'allow' }
    expect(problemsOf({ ...wanted, [variable]: value })).toEqual([variable])
    const withoutMails = { SMTP_URL: '', MAILS_WITHOUT_SMTP: 'allow' }
    expect(problemsOf({ ...wanted, ...withoutMails, [variable]: value })).toEqual(
      variable === 'MAIL_FROM' ? [] : [variable],
    )
  })

  test('nor is the first administrator', () => {
    const admin = { ADMIN_USERNAME: 'fatou', ADMIN_PASSWORD: 'Gombo-frais-7-fois' }
    const wanted = { ...PRODUCTION, ...admin, CINETPAY_SIMULATOR: 'allow' }
    expect(problemsOf({ ...wanted, ADMIN_EMAIL: 'fatou@amic.example' })).toEqual(['ADMIN_EMAIL'])
    expect(problemsOf({ ...wanted, ADMIN_EMAIL: 'fatou@amic.ci' })).toEqual([])
  })

  test('mails leave, unless somebody accepts that they do not', () => {
    const wanted = { ...PRODUCTION, CINETPAY_SIMULATOR: 'allow', SMTP_URL: '' }
    expect(problemsOf(wanted)).toEqual(['SMTP_URL'])
    expect(problemsOf({ ...wanted, MAILS_WITHOUT_SMTP: 'allow' })).toEqual([])
  })

  test.each([{ DATABASE_URL: '' }, { DEMO_DATA: '1' }, { DATABASE_URL: '', DEMO_DATA: '1' }])(
    'nobody enters by what everybody knows: %j',
    env => {
      const accepted = { CINETPAY_SIMULATOR: 'allow', SMTP_URL: '', MAILS_WITHOUT_SMTP: 'allow' }
      expect(readConfig({ ...PRODUCTION, ...accepted, ...env })).toMatchObject({
        demoData: env.DEMO_DATA === '1',
        demoAccounts: false,
        mail: { shown: false },
      })
    },
  )

  test('the first administrator has a long password', () => {
    const admin = { ADMIN_USERNAME: 'awa', ADMIN_EMAIL: 'awa@amic.ci', CINETPAY_SIMULATOR: 'allow' }
    const problemsWith = (ADMIN_PASSWORD: string) => problemsOf({ ...PRODUCTION, ...admin, ADMIN_PASSWORD })
    expect(problemsWith('Gombo-frai7')).toEqual(['ADMIN_PASSWORD'])
    expect(problemsWith('Gombo-frais7')).toEqual([])
  })

  test('limits stay', () => {
    expect(problemsOf({ ...PRODUCTION, CINETPAY_SIMULATOR: 'allow', RATE_LIMITS: 'off' })).toEqual([
      'RATE_LIMITS',
    ])
  })
})

test('.env.example lists every variable, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(match => match[1])
  expect(listed.length).toBeGreaterThan(0)
  expect(listed).toEqual(variableNames)
})

test('.env.example shows the defaults', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const shown = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.+)$/gm)].map(([, name, value]) => [name, value])
  expect(shown.length).toBeGreaterThan(30)
  expect(parseVariables(Object.fromEntries(shown))).toMatchObject(parseVariables({}))
})
