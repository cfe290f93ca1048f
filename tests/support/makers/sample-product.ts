import type { Product } from '#contract/catalogue/schemas.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const INSTANT = '2026-11-20T08:00:00.000Z'

/** A product as the API answers it, for tests without a server. */
export const sampleProduct = (fields: Partial<Product> = {}): Product => ({
  id: ID,
  vendorId: ID,
  name: 'Tomates',
  description: 'Mûres',
  category: 'maraichers',
  price: '800.00',
  unit: 'kg',
  unitWeightGrams: null,
  stock: 10,
  images: [],
  pictures: [],
  status: 'active',
  rating: null,
  reviewCount: 0,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  vendor: {
    id: ID,
    businessName: 'Ferme de Yao',
    description: 'Maraîchage',
    rating: null,
    portraitUrl: null,
    pausedUntil: null,
    user: { fullName: 'Yao Kouassi', region: 'Bouaké', email: 'yao@amic.example' },
  },
  ...fields,
})
