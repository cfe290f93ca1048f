import { expect, test } from 'vitest'
import type { Zone } from '#contract/delivery/schemas.ts'
import type { Place } from '#web/features/delivery/place.ts'
import { zoneChange } from '#web/features/delivery/zone-change.ts'

const zoneIn = (region: Zone['region'], id: string): Zone => ({
  id,
  name: id,
  region,
  isServed: true,
  position: 1,
})
const zones = [zoneIn('Abidjan', 'cocody'), zoneIn('Abidjan', 'yopougon'), zoneIn('Man', 'man')]
const place: Place = {
  recipientName: 'Awa Koné',
  phone: '',
  region: '',
  zoneId: '',
  directions: 'Portail bleu',
  latitude: 5.4,
  longitude: -4,
}
const inYopougon = { region: 'Abidjan', zoneId: 'yopougon' }
const nowhere = { latitude: null, longitude: null }

test.each([
  ['another commune', { zoneId: 'cocody' }, inYopougon],
  ['another region', { zoneId: 'cocody' }, { region: 'Man', zoneId: '' }],
  ['a commune instead of a region that is one', { region: 'Man' }, { region: 'Abidjan', zoneId: '' }],
])('%s takes the position of the former one away', (_case, former, chosen) => {
  expect(zoneChange({ ...place, ...former }, chosen, zones)).toEqual({ ...chosen, ...nowhere })
})

test('a position that was taken before any commune was chosen stays', () => {
  expect(zoneChange({ ...place, region: 'Abidjan' }, inYopougon, zones)).toEqual(inYopougon)
})
