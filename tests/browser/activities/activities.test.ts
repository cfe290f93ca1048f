import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities, activityMedia } from '#database/schema/activities.ts'
import { openAlbums, storePhoto } from '#tests/support/makers/albums.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let album: Awaited<ReturnType<typeof openAlbums>>

beforeAll(async () => {
  site = await startTestSite()
  album = await openAlbums(site)
  const written = await site.db
    .insert(activities)
    .values([
      {
        title: 'Foire',
        status: 'a_venir',
        location: 'Abidjan',
        startDate: '2026-12-10',
        endDate: '2026-12-12',
      },
      { title: 'Irrigation', status: 'en_cours', startDate: '2026-11-01' },
      { title: 'Journée des semences', status: 'a_venir' },
      { title: 'Marché', status: 'passee', startDate: '2026-03-01', endDate: '2026-03-01' },
      { title: 'Ancienne', status: 'passee' },
    ])
    .returning()
  const { id: mediaId } = await storePhoto(site, '#c08020')
  await site.db.insert(activityMedia).values({ activityId: written[0]!.id, position: 0, mediaId })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Champ-école de Bouaké' })
const image = (page: Page, name: string) => viewer(page).getByRole('img', { name })
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })

async function openAlbum(screen: 'phone' | 'desktop' = 'phone'): Promise<Page> {
  const page = await visitors.newPage({ screen })
  await open(page, '/activities')
  await page.getByRole('link', { name: 'Champ-école de Bouaké' }).click()
  await image(page, 'Le premier rang').waitFor()
  return page
}

const isZoomed = async (page: Page) =>
  (await button(page, 'Agrandir').getAttribute('aria-pressed')) === 'true'

test.each([320, 360, 1280])('the albums of each phase and the activities are seen at %i px', async width => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width, height: 800 })
  await open(page, '/activities')
  const main = page.getByRole('main')
  await seeText(main, /Former les producteurs .*Champ-école de Bouaké Bouaké 14 mars 2026 .*4 images/)
  await seeText(main, /Équiper les fermes Aucun album disponible/)
  await seeText(
    main,
    /En ce moment et bientôt En cours Irrigation Dès le 1er novembre 2026 .*À venir Foire Abidjan Du 10 au 12 décembre 2026 .*À venir Journée des semences Date non spécifiée.*Former les producteurs .*Sur le terrain/,
  )
  await seeText(main, /Terminée Marché Le 1er mars 2026 .*Terminée Ancienne Date non spécifiée/)
  const albums = main.getByRole('region', { name: 'Albums' })
  await seeText(albums, /^Albums Former les producteurs /)
  const phases = albums.locator('> ul > li')
  const places = await phases.evaluateAll(cards => cards.map(card => card.getBoundingClientRect().left))
  expect(new Set(places).size, 'columns of phases').toBe(width < 1024 ? 1 : 2)
  const picture = main.getByRole('article').filter({ hasText: 'Foire' }).getByRole('presentation')
  const shape = width < 640 ? 4 / 3 : 16 / 9
  expect(await picture.evaluate(image => image.clientWidth / image.clientHeight)).toBeCloseTo(shape, 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(page)
})

test.each(['/activities', '/'])('%s becomes narrow with its window', async path => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, path)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
})

test('without JavaScript an album shows its pictures under its name', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/activities')
  await page.getByRole('link', { name: 'Champ-école de Bouaké' }).click()
  for (const caption of ['Le premier rang', 'Le repiquage', 'La récolte']) {
    await page.getByRole('img', { name: caption }).waitFor()
  }
  await page.getByRole('link', { name: 'Une journée au champ' }).waitFor()
})

test('the home page shows the three latest activities', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/')
  const latest = page.getByRole('region', { name: 'Nos dernières activités' })
  expect(await latest.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Foire',
    'Irrigation',
    'Marché',
  ])
})

describe('an open album', () => {
  test.each(['phone', 'desktop'] as const)(
    'is walked by keys from its first to its last picture, on a %s',
    async screen => {
      const page = await openAlbum(screen)
      expect(await button(page, 'Image précédente').isDisabled()).toBe(true)
      await expectAccessible(page)
      await page.keyboard.press('ArrowLeft')
      await image(page, 'Le premier rang').waitFor()

      await page.keyboard.press('ArrowRight')
      await image(page, 'Le repiquage').waitFor()
      await seeText(viewer(page), /2 \/ 4/)
      expect(await button(page, 'Image précédente').isDisabled()).toBe(false)
      await page.keyboard.press('ArrowLeft')
      await image(page, 'Le premier rang').waitFor()

      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
      expect(await button(page, 'Image suivante').isDisabled()).toBe(true)
      await page.keyboard.press('ArrowRight')
      await seeText(viewer(page), /4 \/ 4/)
    },
  )

  test('is enlarged by the space bar and made small again; another picture begins small', async () => {
    const page = await openAlbum('desktop')
    const width = async () => (await image(page, 'Le premier rang').boundingBox())!.width
    const small = await width()
    await page.keyboard.press('Space')
    await expect.poll(width).toBeCloseTo(2 * small, 0)
    expect(await isZoomed(page)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await expect.poll(width).toBeCloseTo(small, 0)

    await button(page, 'Agrandir').click()
    expect(await isZoomed(page)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await image(page, 'Le repiquage').waitFor()
    expect(await isZoomed(page)).toBe(false)
  })

  test('is enlarged where one touches it', async () => {
    const page = await openAlbum()
    const box = (await image(page, 'Le premier rang').boundingBox())!
    await page.mouse.click(box.x + box.width * 0.9, box.y + 20)
    await expect.poll(() => isZoomed(page)).toBe(true)
    const stage = viewer(page).getByRole('region', { name: 'Image de l’album' })
    await expect.poll(() => stage.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200)
  })

  test('is left by Escape, and the focus goes back to its card', async () => {
    const page = await openAlbum()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    const card = page.getByRole('link', { name: 'Champ-école de Bouaké' })
    await expect.poll(() => card.evaluate(link => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await image(page, 'Le premier rang').waitFor()
  })

  test('keeps the focus inside, also when a button ends', async () => {
    const page = await openAlbum()
    await button(page, 'Image suivante').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Enter')
    await seeText(viewer(page), /4 \/ 4/)
    await page.keyboard.press('ArrowLeft')
    await seeText(viewer(page), /3 \/ 4/)
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('Tab')
    expect(
      await viewer(page).evaluate(
        dialog => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  })

  test('stands in the address: shared at one picture, closed by the back button', async () => {
    const page = await openAlbum()
    await button(page, 'Photo 3 : La récolte').click()
    await image(page, 'La récolte').waitFor()
    await seeAddress(page, `**/activities?album=${album.id}&photo=3`)
    const shared = page.url()
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/activities')

    const friend = await visitors.newPage()
    await friend.goto(shared)
    await image(friend, 'La récolte').waitFor()
    await button(friend, 'Fermer').click()
    await viewer(friend).waitFor({ state: 'detached' })
    expect(new URL(friend.url()).search).toBe('')
  })

  test('is pushed aside by a finger', async () => {
    const page = await openAlbum()
    const push = async (from: number, to: number) => {
      const stage = viewer(page).getByRole('region', { name: 'Image de l’album' })
      const at = (x: number) => ({
        clientX: x,
        clientY: 300,
        isPrimary: true,
        button: 0,
        pointerType: 'touch',
      })
      await stage.dispatchEvent('pointerdown', at(from))
      await stage.dispatchEvent('pointerup', at(to))
    }
    await push(300, 100)
    await image(page, 'Le repiquage').waitFor()
    await push(100, 300)
    await image(page, 'Le premier rang').waitFor()
    await push(100, 300)
    await seeText(viewer(page), /1 \/ 4/)
  })

  test('gives its pictures as files with a name', async () => {
    const page = await openAlbum()
    await page.keyboard.press('ArrowRight')
    await image(page, 'Le repiquage').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      viewer(page).getByRole('link', { name: 'Télécharger' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('champ-ecole-de-bouake-2.webp')
    await page.keyboard.press('Space')
    await expect.poll(() => isZoomed(page)).toBe(true)
  })

  test('plays a video, which is not enlarged', async () => {
    const page = await openAlbum()
    await button(page, 'Vidéo 4 : Une journée au champ').click()
    const video = viewer(page).locator('video')
    await video.waitFor()
    expect(await video.getAttribute('src')).toBe('/attached_assets/champ.webm')
    await video.evaluate((film: HTMLVideoElement) => film.play())
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2)
    expect(await video.evaluate((film: HTMLVideoElement) => film.duration)).toBeCloseTo(5)
    expect(await button(page, 'Agrandir').isDisabled()).toBe(true)
    await expectAccessible(page)
  })

  test('fetches the next picture once the first is there', async () => {
    const page = await visitors.newPage()
    const fetched: string[] = []
    // Of a page that is listened to in this way nothing comes from the browser's cache, where another test may have left it.
    await page.route(/\/attached_assets\//, route => {
      fetched.push(route.request().url())
      return route.continue()
    })
    const urls = await largePictures()
    await open(page, `/activities?album=${album.id}`)
    await image(page, 'Le premier rang').waitFor()
    await expect
      .poll(() => fetched.filter(url => url.endsWith(urls[1]!.replace('-1280.', '-640.'))))
      .toHaveLength(1)
    expect(fetched.some(url => url.endsWith(urls[2]!.replace('-1280.', '-640.')))).toBe(false)
  })

  test.each([
    [320, 256],
    [740, 360],
  ])('gives the picture the height of a screen of %i × %i', async (width, height) => {
    const page = await openAlbum()
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await image(page, 'Le premier rang').boundingBox())!.height)
      .toBeGreaterThan(height * 0.7)
    await seeText(viewer(page), /1 \/ 4 · Le premier rang/)
    await expectAccessible(page)
  })
})

async function largePictures(): Promise<string[]> {
  const phases = (await (await fetch(`${site.url}/api/phases`)).json()) as {
    albums: { media: { url: string }[] }[]
  }[]
  return phases[0]!.albums[0]!.media.map(({ url }) => url)
}
