import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffWords, type Run } from '#web/features/moderation/decision/diff-words.ts'

const marked = (runs: readonly Run[]) =>
  runs.map(({ words, isChanged }) => (isChanged ? `[${words}]` : words)).join('')

describe('the words that changed between two texts', () => {
  test.each([
    ['Tomates mûres', 'Tomates mûres', 'Tomates mûres', 'Tomates mûres'],
    ['Tomates vertes', 'Tomates mûres', 'Tomates[ vertes]', 'Tomates[ mûres]'],
    ['Tomates', 'Tomates bio du matin', 'Tomates', 'Tomates[ bio du matin]'],
    ['Belles tomates du jour', 'tomates', '[Belles] tomates[ du jour]', 'tomates'],
    ['', 'Tomates', '', '[Tomates]'],
    ['Tomates', '', '[Tomates]', ''],
    ['Une ligne\nune autre', 'Une ligne une autre', 'Une ligne\nune autre', 'Une ligne une autre'],
  ])('%j then %j', (before, after, markedBefore, markedAfter) => {
    const diff = diffWords(before, after)
    expect([marked(diff.before), marked(diff.after)]).toEqual([markedBefore, markedAfter])
  })

  test('each side says its whole text, and both keep the same words', () => {
    const text = fc.array(fc.constantFrom('un', 'deux', 'trois', 'quatre'), { maxLength: 12 })
    const kept = (runs: readonly Run[]) =>
      runs
        .filter(({ isChanged }) => !isChanged)
        .map(({ words }) => words.trim())
        .join(' ')
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = diffWords(before.join(' '), after.join(' '))
        expect(diff.before.map(({ words }) => words).join('')).toBe(before.join(' '))
        expect(diff.after.map(({ words }) => words).join('')).toBe(after.join(' '))
        expect(kept(diff.before)).toBe(kept(diff.after))
      }),
    )
  })

  test('of endless texts are not looked for', () => {
    const endless = (word: string) => Array.from({ length: 3_000 }, () => word).join(' ')
    expect(diffWords(endless('un'), endless('un')).after).toMatchObject([{ isChanged: true }])
  })
})
