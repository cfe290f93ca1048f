import type { Page } from 'playwright-core'
import { createAdmin } from '#tests/support/makers/people.ts'
import { openVisitors, type Screen } from '#tests/support/pages/visitors.ts'
import { startTestSite } from '#tests/support/servers/site.ts'

export type Office = Awaited<ReturnType<typeof startOffice>>

/** A site, and an administrator of it, Fatou, who looks at it on the screen of an office, or another. */
export async function startOffice() {
  const site = await startTestSite()
  const admin = await createAdmin(site.db, { username: 'fatou', fullName: 'Fatou Diabaté' })
  const visitors = await openVisitors(site)
  return {
    db: site.db,
    site,
    admin,
    visitors,
    open: (screen: Screen = 'desktop') => visitors.newPage({ screen, as: [admin] }),
    close: async () => {
      await visitors.close()
      await site.close()
    },
  }
}

export const main = (page: Page) => page.getByRole('main')
export const question = (page: Page) => page.getByRole('dialog')
export const searchOf = (page: Page) => new URL(page.url()).search

/** Presses an act that stands behind three dots, beside the name of what it is done to. */
export const pressMore = async (page: Page, act: string, name: string) => {
  await main(page).getByLabel(`Autres actions : ${name}`).click()
  await main(page)
    .getByRole('button', { name: `${act} : ${name}` })
    .click()
}

/** Opens a row of a table to all that is known of it. */
export const openRow = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: `Détails : ${name}` })
    .click()

/** Fills in what is looked for in a list, and asks for it. */
export const lookFor = async (page: Page, search: string) => {
  await main(page).getByLabel('Recherche', { exact: true }).fill(search)
  await main(page).getByRole('button', { name: 'Rechercher' }).click()
}
