import { sendingLimits } from '#contract/limits.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { effectiveLimits, readSettings } from '../../settings/public.ts'
import { hashRecipient } from '../../util/hash-recipient.ts'
import { textChannel } from '../channels.ts'
import { beginAttempt, findMessage, recordOutcome } from '../messages.queries.ts'
import {
  countTextsOfAccount,
  countTextsOfShop,
  countTextsToNumber,
  lockSending,
} from '../sending-limits.queries.ts'
import { isNeverHeldBack } from './text-subjects.ts'
import { type TextRow, wasDroppedFor } from './texts.queries.ts'

/** Error recorded on texts that the shop's limit drops. */
const SHOP_LIMIT = 'La limite de SMS du jour (TEXTS_PER_DAY) est atteinte'

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>

/**
 * Begins an attempt to send a text. Drops it when its number, its account or the shop has reached its daily limit: the mail and
 * the order's page contain the same facts.
 * @returns the text; undefined when there is nothing to send
 */
export async function beginTextWithinLimits(deps: BeginDeps, textId: string): Promise<TextRow | undefined> {
  const { db, clock, config } = deps
  const now = clock()
  if (config.areLimitsLifted) return beginAttempt(db, textChannel, textId, now)
  return db.transaction(async tx => {
    const text = await findMessage(tx, textChannel, textId)
    if (!text) return undefined
    if (isNeverHeldBack(text.kind)) return beginAttempt(tx, textChannel, textId, now)
    const usedUp = await findUsedUp(tx, deps, text)
    const begun = await beginAttempt(tx, textChannel, textId, now)
    if (!begun || !usedUp) return begun
    if (usedUp === 'shop') await warnOnce(tx, deps)
    await recordOutcome(tx, textChannel, textId, {
      status: 'dropped',
      sentAt: null,
      error: usedUp === 'shop' ? SHOP_LIMIT : null,
    })
    return undefined
  })
}

/** Takes the locks of the counters, and returns whose daily limit is reached; undefined when the text may be sent. */
async function findUsedUp(
  tx: Transaction,
  { clock, config }: BeginDeps,
  text: TextRow,
): Promise<'number' | 'account' | 'shop' | undefined> {
  await lockSending(tx, ['texts of the shop', `text to ${text.recipient}`, `text of ${text.accountId}`])
  const { textsTo, textsOf, textsOfShop } = sendingLimits
  const since = ({ withinMs }: { withinMs: number }) => new Date(clock().getTime() - withinMs)
  const ofNumber = effectiveLimits(config, await readSettings(tx, config))[textsTo.most]
  const erased = hashRecipient(config, text.recipient)
  if ((await countTextsToNumber(tx, { ...text, erased }, since(textsTo))) >= ofNumber) return 'number'
  if ((await countTextsOfAccount(tx, text, since(textsOf))) >= config.limits[textsOf.most]) return 'account'
  const left = await countTextsOfShop(tx, text, since(textsOfShop))
  return left >= config.limits[textsOfShop.most] ? 'shop' : undefined
}

/** Logs an error at the first text of a day that the shop's limit drops. */
async function warnOnce(tx: Transaction, { clock, config, log }: BeginDeps): Promise<void> {
  const { most, withinMs } = sendingLimits.textsOfShop
  const since = new Date(clock().getTime() - withinMs)
  if (await wasDroppedFor(tx, SHOP_LIMIT, since)) return
  const reached = { most: config.limits[most] }
  log.error(reached, 'TEXTS_PER_DAY is used up: only mails and pages inform about orders')
}
