import { expect, test } from 'vitest'
import { auditedName, auditLines, lineWords, meaningfulValues } from './audit-words.ts'

test('a problem is told with its status and at whose cost it was refunded', () => {
  const lines = auditLines('problem', { status: 'open' }, { status: 'refunded', bornBy: 'vendor' })
  expect(lines).toEqual([
    { field: 'Statut', before: 'En cours d’examen', after: 'Remboursement accordé' },
    { field: 'À la charge de', before: null, after: 'Le producteur' },
  ])
})

test.each([
  ['transfer', 'awaiting_approval', 'À approuver'],
  ['mail', 'failed', 'En échec'],
  ['text', 'queued', 'En attente'],
  ['job', 'failed', 'En échec'],
  ['activity', 'a_venir', 'À venir'],
])('%s: the status %s has words', (target, status, words) => {
  expect(auditLines(target, { status }, null)).toEqual([{ field: 'Statut', before: words, after: null }])
})

test('rounds are told with the names of their zones; one without any goes everywhere', () => {
  const rounds = [{ zones: ['Cocody', 'Yopougon'] }, { zones: [] }]
  const [line] = auditLines('delivery', { rounds: [] }, { rounds })
  expect(line).toEqual({
    field: 'Tournées',
    before: 'Rien',
    after: 'Zones\u00a0: Cocody, Yopougon, Zones\u00a0: Partout',
  })
})

test('a row of the journal names its object once, and leaves out what only machines read', () => {
  const vendorId = '019eb084-c5b8-7143-9d9e-a1347754e87a'
  const [before, after] = [{ status: 'pending' }, { status: 'approved', businessName: 'Kolibri', vendorId }]
  expect(auditedName(before, after)).toBe('Kolibri')
  expect(auditLines('vendor', ...meaningfulValues(before, after)).map(lineWords)).toEqual([
    'Statut\u00a0: En attente → Approuvé',
  ])
})

test('a name that changed is told before and after', () => {
  const [before, after] = [{ name: 'Tabou' }, { name: 'Tabou plage' }]
  expect(auditedName(before, after)).toBe('Tabou')
  expect(auditLines('zone', ...meaningfulValues(before, after)).map(lineWords)).toEqual([
    'Nom\u00a0: Tabou → Tabou plage',
  ])
})

test('the limit of a round and a day are told as people say them', () => {
  const rounds = [{ weekday: 2, daysBefore: 1, beforeHour: 18 }]
  const after = { rounds, days: ['2026-12-25'], date: '2026-11-15', rating: 4 }
  expect(auditLines('delivery', null, after).map(lineWords)).toEqual([
    'Tournées\u00a0: Jour de la semaine\u00a0: mardi, Jour limite\u00a0: la veille, Heure limite\u00a0: 18\u00a0h',
    'Jours\u00a0: 25 décembre 2026',
    'Date\u00a0: 15 novembre 2026',
    'Note\u00a0: 4',
  ])
})
