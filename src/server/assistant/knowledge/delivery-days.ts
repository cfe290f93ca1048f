import { goesTo } from '#contract/delivery/goes-to.ts'
import { isPaused } from '#contract/delivery/pause.ts'
import { formatReturn } from '#contract/french/pause-words.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { atPlace } from '#contract/of-name.ts'
import type { Executor } from '#database/connect.ts'
import { type NamedProducer, plainText } from '../../catalogue/public.ts'
import { findPause, listRounds, listRoundsFor, listZoneRows } from '../../delivery/public.ts'

type Question = { message: string; producer: NamedProducer | undefined; now: Date }

/** The delivery zone that a message names. */
async function findNamedZone(db: Executor, message: string) {
  const words = ` ${plainText(message)} `
  const zones = await listZoneRows(db)
  return zones.find(({ name, isServed }) => isServed && words.includes(` ${plainText(name)} `))
}

/**
 * The weekdays of delivery, from the rounds: those of the named producer, or the default ones, in the named zone. Not the next
 * date, which depends on the time; product pages show it. For a paused producer, the end of the pause. Null when neither a
 * producer nor a zone is named.
 */
export async function describeDeliveryDays(
  db: Executor,
  { message, producer, now }: Question,
): Promise<string | null> {
  const zone = await findNamedZone(db, message)
  if (!zone && !producer) return null
  const pausedUntil = producer ? await findPause(db, producer.id) : null
  if (producer && isPaused(pausedUntil, now))
    return `${producer.businessName} est en pause, de retour le ${formatReturn(pausedUntil)}.`
  const rounds = producer ? await listRoundsFor(db, producer.id) : await listRounds(db, 'house')
  const serving = rounds.filter(round => !zone || goesTo(round, zone.id))
  const who = producer?.businessName ?? 'AMIC'
  const where = zone ? ` ${atPlace(zone.name)}` : ''
  if (serving.length === 0) return `${who} ne livre pas${where} pour le moment.`
  const others = producer ? '' : ' Certains producteurs ont d’autres jours.'
  return `${who} livre${where} : ${formatRoundDays(serving)}.${others} La page de chaque produit dit quand il arrive chez vous, et jusqu’à quand commander.`
}
