import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import type { Region } from '#contract/regions.ts'
import type { Executor } from '#database/connect.ts'
import { listOpenPickupPoints } from '../../delivery/public.ts'
import { links } from '../links.ts'
import type { Part } from '../part.ts'
import { findPassages } from './passages.ts'
import type { SiteFacts } from './topic-answers.ts'

const MAX_POINTS = 6

/** "Gare d’Adjamé, 12 rue du Rail, Adjamé (lundi à samedi : 8 h à 18 h)" */
function describePoint({ name, address, zone, openingHours }: PickupPoint): string {
  const hours = hoursLines(openingHours).map(({ days, hours: words }) => `${days} : ${words}`)
  return `${name}, ${address}, ${zone.name}${hours.length > 0 ? ` (${hours.join(' ; ')})` : ''}`
}

/**
 * Pickup points in the regions that the question names, otherwise all of them, and how pickup works according to the pages; null
 * when nothing is known.
 */
export async function answerPickup(
  db: Executor,
  regions: readonly Region[],
  site: SiteFacts,
): Promise<Part | null> {
  const points = await listOpenPickupPoints(db)
  const near = points.filter(({ zone }) => regions.includes(zone.region))
  const [passage = ''] = findPassages(site.passages, {
    pages: ['services', 'cgv'],
    about: ['retrait', 'retirer'],
    most: 1,
  })
  const isNowhereNear = regions.length > 0 && near.length === 0 && points.length > 0
  const lines = [
    passage,
    isNowhereNear ? `Nous n’avons pas encore de point de retrait à ${regions.join(' ni à ')}.` : '',
    points.length > 0 ? 'Nos points de retrait :' : '',
    ...(near.length > 0 ? near : points).slice(0, MAX_POINTS).map(describePoint),
  ].filter(Boolean)
  return lines.length > 0
    ? { text: lines.join('\n'), links: [points.length > 0 ? links.pickupPoints : links.services] }
    : null
}
