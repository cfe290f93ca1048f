import { centimesOf, formatFcfa } from '#contract/money.ts'

type Weighed = { price: string; unit: string; unitWeightGrams: number | null }

/** "1,8 kg", "250 g": above a kilogram rounded to ten grams. */
export const formatWeight = (grams: number): string =>
  grams < 1000 ? `${grams}\u00a0g` : `${String(Math.round(grams / 10) / 100).replace('.', ',')}\u00a0kg`

/** "≈ 1,8 kg la pièce, 833 FCFA le kg": the weight of a unit and the price per kilogram; undefined when the weight is unknown. */
export const unitWeightWords = ({ price, unit, unitWeightGrams: grams }: Weighed): string =>
  grams && !/^k?g$/.test(unit)
    ? `≈\u00a0${formatWeight(grams)} ${/[^rm]e$/.test(unit) ? 'la' : 'le'} ${unit}, ${formatFcfa(`${Math.round((centimesOf(price) * 10) / grams)}`)} le kg`
    : ''
