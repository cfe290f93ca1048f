import { expect, test } from 'vitest'
import { unreachable } from '#web/api/api-failure.ts'
import { createPhotoUploads, type PhotoTools } from './photo-uploads.ts'

const pictureOf = (name: string) => ({
  url: `/attached_assets/${name}-1280.webp`,
  width: 4,
  height: 3,
  color: '#a03020',
})
const fileOf = (name: string, content = name, type = 'image/jpeg') => new File([content], name, { type })

const room = { most: 5, tooMany: 'Un produit a au plus 5 photos : les autres n’ont pas été ajoutées.' }

/** A box whose sendings end when the test says so. */
function boxWith(stored: Parameters<typeof createPhotoUploads>[1] = []) {
  const started: string[] = []
  const hidden: string[] = []
  const ends = new Map<string, PromiseWithResolvers<ReturnType<typeof pictureOf>>>()
  const tools: PhotoTools = {
    fingerprintOf: file => file.text(),
    shrink: async file => file,
    send: async (photo, onProgress, signal) => {
      const content = await photo.text()
      started.push(content)
      onProgress(0.5)
      const end = Promise.withResolvers<ReturnType<typeof pictureOf>>()
      signal.addEventListener('abort', () => end.reject(signal.reason))
      ends.set(content, end)
      return end.promise
    },
    show: file => `blob:${(file as File).name}`,
    hide: address => hidden.push(address),
  }
  const uploads = createPhotoUploads(tools, stored, room)
  const states = () =>
    uploads.read().list.map(({ preview, state }) => `${preview.replace('blob:', '')} ${state}`)
  return {
    uploads,
    started,
    hidden,
    states,
    arrive: (content: string, name = content) => ends.get(content)?.resolve(pictureOf(name)),
    fail: (content: string) => ends.get(content)?.reject(unreachable(true)),
  }
}

test('photos are sent one at a time, in the order in which they were chosen', async () => {
  const { uploads, started, states, arrive } = boxWith()
  void uploads.add([fileOf('a'), fileOf('b')])
  await expect.poll(() => started).toEqual(['a'])
  expect(states()).toEqual(['a sending', 'b waiting'])
  expect(uploads.read().list[0]).toMatchObject({ part: 0.5 })
  arrive('a')
  await expect.poll(() => started).toEqual(['a', 'b'])
  arrive('b')
  await expect.poll(states).toEqual(['a stored', 'b stored'])
  expect(uploads.read().list[1]).toMatchObject({ picture: pictureOf('b') })
})

test('one that fails does not hold up the others, and goes again alone', async () => {
  const { uploads, started, states, arrive, fail } = boxWith()
  void uploads.add([fileOf('a'), fileOf('b')])
  await expect.poll(() => started).toEqual(['a'])
  fail('a')
  await expect.poll(() => started).toEqual(['a', 'b'])
  arrive('b')
  await expect.poll(states).toEqual(['a failed', 'b stored'])
  void uploads.retry('photo-1')
  await expect.poll(() => started).toEqual(['a', 'b', 'a'])
  arrive('a')
  await expect.poll(states).toEqual(['a stored', 'b stored'])
})

test('the same content, other files and a sixth photo are not taken, and are told of', async () => {
  const { uploads, states } = boxWith([{ picture: pictureOf('old'), fingerprint: 'same' }])
  void uploads.add([fileOf('again.jpg', 'same'), fileOf('list.txt', 'text', 'text/plain')])
  await expect.poll(() => uploads.read().notice).toMatch(/déjà là.*«\slist\.txt\s» n’est pas une image/)
  expect(states()).toHaveLength(1)
  void uploads.add(['a', 'b', 'c', 'd', 'e'].map(name => fileOf(name)))
  await expect.poll(() => uploads.read().notice).toMatch(/au plus 5 photos/)
  expect(states()).toHaveLength(5)
})

test('a photo that the server knows as one of the others is not kept twice', async () => {
  const { uploads, started, states, hidden, arrive } = boxWith([{ picture: pictureOf('old') }])
  void uploads.add([fileOf('copy')])
  await expect.poll(() => started).toEqual(['copy'])
  arrive('copy', 'old')
  await expect.poll(() => uploads.read().notice).toMatch(/déjà là/)
  expect(states()).toEqual(['/attached_assets/old-1280.webp stored'])
  expect(hidden).toEqual(['blob:copy'])
})

test('removing the one on its way stops it and lets the next one go', async () => {
  const { uploads, started, states, arrive } = boxWith()
  void uploads.add([fileOf('a'), fileOf('b')])
  await expect.poll(() => started).toEqual(['a'])
  uploads.remove('photo-1')
  await expect.poll(() => started).toEqual(['a', 'b'])
  arrive('b')
  await expect.poll(states).toEqual(['b stored'])
})

test('photos change places; the first is the main one', () => {
  const { uploads } = boxWith(['a', 'b', 'c'].map(name => ({ picture: pictureOf(name) })))
  const names = () =>
    uploads
      .read()
      .list.map(({ key }) => /\/(\w)-/.exec(key)?.[1])
      .join('')
  uploads.move(pictureOf('c').url, 0)
  expect(names()).toBe('cab')
  uploads.move(pictureOf('c').url, 1)
  expect(names()).toBe('acb')
  uploads.move(pictureOf('a').url, -1)
  expect(names()).toBe('acb')
})

test('one that cannot be read is told of, and holds up no other', async () => {
  const { uploads, states, arrive } = boxWith()
  const inACloud = fileOf('nuage')
  inACloud.text = () => Promise.reject(new Error('NotReadableError'))
  void uploads.add([inACloud, fileOf('a')])
  await expect.poll(states).toEqual(['a sending'])
  expect(uploads.read().notice).toBe('«\u00a0nuage\u00a0» ne peut pas être lue.')
  arrive('a')
  await expect.poll(states).toEqual(['a stored'])
})

test('what is chosen while its form closes is not sent', async () => {
  const { uploads, started, states } = boxWith()
  const adding = uploads.add([fileOf('a')])
  uploads.close()
  await adding
  expect([states(), started]).toEqual([[], []])
})

test('a photo stays until another one has taken its place', async () => {
  const { uploads, states, hidden } = boxWith([{ picture: pictureOf('old') }])
  const old = pictureOf('old').url
  await uploads.add([fileOf('list.txt', 'text', 'text/plain')], old)
  expect(uploads.read().notice).toMatch(/n’est pas une image/)
  await uploads.add(
    [Object.assign(fileOf('cloud'), { text: () => Promise.reject(new Error('unreadable')) })],
    old,
  )
  expect(uploads.read().notice).toMatch(/ne peut pas être lue/)
  expect(states()).toEqual([`${old} stored`])
  void uploads.add([fileOf('new')], old)
  await expect.poll(states).toEqual(['new sending'])
  expect([uploads.read().notice, hidden]).toEqual([undefined, []])
})
