import { describe, expect, test } from 'vitest'
import type { Album, Phase } from '#contract/activities/schemas.ts'
import { findOpenAlbum, parseAlbumSearch } from '#web/features/activities/album-search.ts'

const ID = '01a1fe7f-7927-7498-b69c-2d55f8fdb344'

test.each([
  [{}, { album: undefined, photo: undefined }],
  [{ album: ID }, { album: ID, photo: undefined }],
  [
    { album: ID, photo: '1' },
    { album: ID, photo: undefined },
  ],
  [
    { album: ID, photo: '3' },
    { album: ID, photo: 3 },
  ],
  [
    { album: ID, photo: '0' },
    { album: ID, photo: undefined },
  ],
  [
    { album: ID, photo: '-2' },
    { album: ID, photo: undefined },
  ],
  [
    { album: ID, photo: '2x' },
    { album: ID, photo: undefined },
  ],
  [
    { album: 'nimporte', photo: '2' },
    { album: undefined, photo: undefined },
  ],
  [{ photo: '2' }, { album: undefined, photo: undefined }],
])('%j is read as %j', (raw, expected) => {
  expect(parseAlbumSearch(raw)).toEqual(expected)
})

describe('the open album', () => {
  const album = { id: ID, media: [{}, {}, {}] } as Album
  const empty = { id: 'vide', media: [] as unknown } as Album
  const phases = [{ albums: [] as unknown }, { albums: [empty, album] }] as Phase[]

  test.each([
    [{ album: ID }, 0],
    [{ album: ID, photo: 2 }, 1],
    [{ album: ID, photo: 3 }, 2],
    [{ album: ID, photo: 40 }, 2],
  ])('%j begins at %i', (search, index) => {
    expect(findOpenAlbum(phases, search)).toEqual({ album, index })
  })

  test.each([{}, { album: 'vide' }, { album: 'inconnu' }])('%j opens nothing', search => {
    expect(findOpenAlbum(phases, search)).toBe(undefined)
  })
})
