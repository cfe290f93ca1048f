import type { Category } from '#contract/catalogue/facts.ts'
import type { ProductFact } from '#contract/catalogue/product-facts.ts'
import { DAY_MS } from '#contract/durations.ts'
import { amountOfFcfa } from '#contract/money.ts'
import type { products } from '#database/schema/catalogue.ts'
import { daysBefore, idAt, minutesAfter } from '../ids.ts'
import type { Vendor } from '../people/make-vendors.ts'
import { specialties } from '../people/specialties.ts'
import { type KindKey, kinds } from '../pictures/kinds.ts'
import type { Random } from '../random.ts'
import { describeProduct } from './describe-product.ts'
import { gardenProduce } from './garden.ts'
import { grainsAndSeeds } from './grains.ts'
import type { Kinds, Offer } from './offer.ts'
import { poultryProducts } from './poultry.ts'
import { staples } from './staples.ts'

/** How many active products each category has, as the shop announces. */
const activeProducts: Readonly<Record<Category, number>> = {
  vivriers: 156,
  maraichers: 89,
  avicoles: 67,
}

/** What is said of every kind. */
export const told: Kinds<KindKey> = { ...staples, ...grainsAndSeeds, ...gardenProduce, ...poultryProducts }

export type Product = typeof products.$inferInsert &
  Pick<typeof products.$inferSelect, 'id' | 'createdAt' | ProductFact>
export type StallProduct = { readonly kind: KindKey; readonly vendor: Vendor; readonly row: Product }

type Stall = { readonly vendor: Vendor; readonly kind: KindKey }

/** Products on sale, and those that wait, were rejected or are set aside. */
export function makeProducts(random: Random, vendors: readonly Vendor[], now: Date): StallProduct[] {
  const approved = vendors.filter(({ producer }) => producer.status === 'approved')
  const uses = new Map<KindKey, number>()
  const onSale = (Object.keys(activeProducts) as Category[]).flatMap(category =>
    shareOut(random, approved, category, activeProducts[category], uses),
  )
  const active = onSale.map(stall => makeProduct(random, stall, uses, now, 'active'))
  setStocks(random, active)
  const spare = spareStalls(random, approved, onSale)
  const pending = [
    ...spare.splice(0, 12),
    ...vendors
      .filter(({ producer }) => producer.status === 'pending')
      .flatMap(vendor =>
        kindsOf(vendor)
          .slice(0, 2)
          .map(kind => ({ vendor, kind })),
      ),
  ]
  const suspended = vendors.filter(({ producer }) => producer.status === 'suspended')
  return [
    ...active,
    ...pending.map(stall => makeProduct(random, stall, uses, now, 'pending')),
    ...spare.splice(0, 8).map((stall, index) => makeRejected(random, stall, uses, now, index)),
    ...spare.splice(0, 9).map(stall => makeProduct(random, stall, uses, now, 'out_of_stock')),
    ...suspended.flatMap(vendor =>
      kindsOf(vendor)
        .slice(0, 3)
        .map(kind => makeProduct(random, { vendor, kind }, uses, now, 'out_of_stock')),
    ),
  ]
}

function kindsOf({ producer }: Vendor): KindKey[] {
  return [...new Set(producer.specialties.flatMap((specialty): readonly KindKey[] => specialties[specialty]))]
}

/** Stall after stall takes the least common kind that it can still offer, until the category is full. */
function shareOut(
  random: Random,
  vendors: readonly Vendor[],
  category: Category,
  count: number,
  uses: Map<KindKey, number>,
): Stall[] {
  const offered = vendors.map((vendor, index) => ({
    vendor,
    left: random.shuffle(kindsOf(vendor).filter(kind => kinds[kind].category === category)),
    // The account `vendeur` shows a full stall.
    turns: index === 0 ? 2 : 1,
  }))
  const chosen: Stall[] = []
  while (chosen.length < count) {
    const before = chosen.length
    for (const { vendor, left, turns } of offered) {
      for (let turn = 0; turn < turns && left.length > 0 && chosen.length < count; turn++) {
        left.sort((first, second) => (uses.get(first) ?? 0) - (uses.get(second) ?? 0))
        const kind = left.shift()!
        uses.set(kind, (uses.get(kind) ?? 0) + 1)
        chosen.push({ vendor, kind })
      }
    }
    if (chosen.length === before) throw new Error(`Producers cannot offer ${count} products of ${category}`)
  }
  return chosen
}

/** Kinds that a stall grows and does not sell yet. */
function spareStalls(random: Random, vendors: readonly Vendor[], onSale: readonly Stall[]): Stall[] {
  const sold = new Set(onSale.map(({ vendor, kind }) => `${vendor.vendor.id} ${kind}`))
  const spare = vendors.flatMap(vendor => kindsOf(vendor).map(kind => ({ vendor, kind })))
  return random.shuffle(spare.filter(({ vendor, kind }) => !sold.has(`${vendor.vendor.id} ${kind}`)))
}

function makeProduct(
  random: Random,
  { vendor, kind }: Stall,
  uses: Map<KindKey, number>,
  now: Date,
  status: Product['status'],
): StallProduct {
  const { offers } = told[kind]
  const use = uses.get(kind) ?? 0
  uses.set(kind, use + 1)
  const sold = offers[use % offers.length]!
  const createdAt = createdWithin(random, vendor.vendor.createdAt, now, status)
  return {
    kind,
    vendor,
    row: {
      id: idAt(random, createdAt),
      vendorId: vendor.vendor.id,
      name: sold.name,
      description: describeProduct(random, told[kind], kinds[kind].category, vendor.producer.town),
      category: kinds[kind].category,
      price: priceOf(random, sold),
      unit: sold.unit,
      unitWeightGrams: sold.unitWeightGrams ?? null,
      stock:
        status === 'out_of_stock' ? 0 : random.whole(Math.max(6, sold.stock[0]), Math.max(6, sold.stock[1])),
      status,
      createdAt,
      updatedAt: status === 'pending' ? createdAt : minutesAfter(createdAt, 60 * 20),
    },
  }
}

/** Nearly all stalls were filled soon after they opened; some products are of the last weeks. */
function createdWithin(random: Random, opened: Date, now: Date, status: Product['status']): Date {
  if (status === 'pending') return daysBefore(now, random.between(0.1, 3))
  if (random.chance(0.1)) return daysBefore(now, random.between(2, 45))
  const latest = Math.min(25, (now.getTime() - opened.getTime()) / DAY_MS - 1)
  return minutesAfter(opened, random.between(0.5, Math.max(0.6, latest)) * 24 * 60)
}

/** Between the cheapest and the dearest stall, rounded as prices are said. */
function priceOf(random: Random, { price: [min, max] }: Offer): string {
  const step = max < 1000 ? 25 : max < 5000 ? 50 : max < 20_000 ? 250 : 500
  const fcfa = Math.round(random.between(min, max) / step) * step
  return amountOfFcfa(Math.max(step, fcfa))
}

/** A few shelves are empty or nearly so, some of them at the stall of `vendeur`. */
function setStocks(random: Random, active: readonly StallProduct[]): void {
  const demo = active.filter(({ vendor }) => vendor === active[0]?.vendor)
  const others = random.shuffle(active.filter(({ vendor }) => vendor !== active[0]?.vendor))
  const empty = [...demo.slice(3, 4), ...others.splice(0, 9)]
  const low = [...demo.slice(5, 7), ...others.splice(0, 14)]
  for (const { row } of empty) row.stock = 0
  for (const { row } of low) row.stock = random.whole(1, 5)
}

const reasons = [
  'La photo ne montre pas le produit vendu. Merci d’en ajouter une prise chez vous.',
  'Le prix ne correspond pas à l’unité choisie : indiquez le prix au kilo.',
  'La description ne dit pas l’origine du produit. Merci de la compléter.',
  'Ce produit est déjà en vente dans votre boutique sous un autre nom.',
  'La photo est floue : reprenez-la à la lumière du jour.',
  'Précisez le poids du sac dans le nom ou la description.',
  'La catégorie choisie n’est pas la bonne.',
  'Merci de joindre l’attestation de vaccination avant la mise en vente.',
] as const

function makeRejected(
  random: Random,
  stall: Stall,
  uses: Map<KindKey, number>,
  now: Date,
  index: number,
): StallProduct {
  const made = makeProduct(random, stall, uses, now, 'rejected')
  return { ...made, row: { ...made.row, rejectionReason: reasons[index % reasons.length]! } }
}
