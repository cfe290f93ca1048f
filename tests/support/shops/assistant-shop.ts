import type { Database } from '#database/connect.ts'
import { pages } from '#database/schema/pages.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'

/** What the published pages of the shop say of deliveries. */
export const toldOfDelivery = 'Livraison à domicile. Gratuite, dans tout le pays. Nous livrons à Man.'

/** What the assistant may speak of: three producers, what they sell, and pages.
 * @returns the id of the tomatoes of Bouaké */
export async function openAssistantShop(db: Database): Promise<{ tomatoId: string }> {
  const bouake = await createVendor(db, { businessName: 'Ferme de Yao' }, { region: 'Bouaké' })
  const korhogo = await createVendor(db, { businessName: 'Ferme de Salimata' }, { region: 'Korhogo' })
  const tomatoes = await createProduct(db, { vendorId: bouake.id, name: 'Tomates fraîches', price: '800.00' })
  await createProduct(db, { vendorId: korhogo.id, name: 'Tomates olivettes', price: '950.00' })
  await createProduct(db, { vendorId: bouake.id, name: 'Tomates cerises', price: '1500.00' })
  await createProduct(db, {
    vendorId: bouake.id,
    name: 'Tomates secrètes',
    price: '500.00',
    status: 'pending',
  })
  const abidjan = await createVendor(db, { businessName: 'Tomates Bonikro de Nana' }, { region: 'Abidjan' })
  await createProduct(db, { vendorId: abidjan.id, name: 'Gombo' })
  await createProduct(db, { vendorId: bouake.id, name: 'Maïs doux', price: '400.00', category: 'vivriers' })
  await db.insert(pages).values([
    {
      slug: 'services',
      title: 'Nos services',
      content:
        '> Remarque interne\n\n**Livraison à domicile.** Gratuite, dans tout le pays.\n\nNous livrons à Man.\n\nUn paiement a échoué ? Recommencez-le.',
      isPublished: true,
    },
    {
      slug: 'home',
      title: 'Le marché',
      content: 'Chaque matin, les producteurs trient et emballent leurs récoltes.',
      isPublished: true,
    },
    { slug: 'cgv', title: 'CGV', content: 'La livraison coûte 7 000 FCFA.', isPublished: false },
  ])
  return { tomatoId: tomatoes.id }
}

/** Asks the assistant, after this conversation. */
export const askAs = (browser: TestBrowser, message: string, conversationHistory: object[] = []) =>
  browser.tries.chat({ body: { message, conversationHistory } })

/** What the person said before, as the conversation holds it. */
export const said = (content: string) => ({ role: 'user', content })

/** A text with plain spaces only. */
export const plain = (text: string): string => text.replace(/\s/g, ' ')
