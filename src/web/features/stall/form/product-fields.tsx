import { useState } from 'react'
import { categories, categoryLabels, unitLabel, units } from '#contract/catalogue/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import {
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_STOCK,
  MAX_UNIT_WEIGHT_GRAMS,
} from '#contract/stall/facts.ts'
import { Price } from '#contract/stall/schemas.ts'
import type { DraftFields } from '#web/features/stall/form/product-draft.ts'
import { withoutSpaces } from '#web/features/stall/form/typed-numbers.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  /** Initial values. */
  initial: DraftFields
  /** Current values. */
  current: DraftFields
}

/** Digits of a price, and the spaces that one types between them. */
const MAX_TYPED_PRICE_LENGTH = 12

/** Units that are weights. */
const saysItsWeight = ['kg', 'g']

/** Name, price and stock fields. */
export function ProductFields({ initial, current }: Props) {
  return (
    <>
      <TextField
        name="name"
        label="Nom du produit"
        defaultValue={initial.name}
        placeholder="Ex.&nbsp;: Tomates bien mûres"
        maxLength={MAX_PRODUCT_NAME_LENGTH}
        autoComplete="off"
      />
      <SelectField
        name="category"
        label="Catégorie"
        defaultValue={initial.category ?? ''}
        placeholder="Choisir une catégorie"
        options={categories.map(category => [category, categoryLabels[category]] as const)}
      />
      <PriceFields initial={initial} current={current} />
      {current.unit && !saysItsWeight.includes(current.unit) && (
        <TextField
          name="unitWeightGrams"
          label="Poids moyen, en grammes"
          hint={`Environ\u00a0: les clients voient alors le prix au kilo. 1800 pour 1,8 kg`}
          defaultValue={initial.unitWeightGrams}
          isOptional
          inputMode="numeric"
          placeholder="Ex.&nbsp;: 1800"
          maxLength={String(MAX_UNIT_WEIGHT_GRAMS).length}
          autoComplete="off"
        />
      )}
      <TextField
        name="stock"
        label="Stock disponible"
        hint="Combien d’unités vous pouvez livrer maintenant"
        defaultValue={initial.stock}
        inputMode="numeric"
        placeholder="Ex.&nbsp;: 20"
        maxLength={String(MAX_STOCK).length}
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label="Description"
        hint="Variété, origine, calibre, conservation&nbsp;: ce qui aide à choisir"
        defaultValue={initial.description}
        rows={4}
        maxLength={MAX_PRODUCT_DESCRIPTION_LENGTH}
      />
    </>
  )
}

/** Price and unit; an invalid price is reported on blur. */
function PriceFields({ initial, current }: Props) {
  const [hasLeftPrice, setLeftPrice] = useState(false)
  const { price, unit } = current
  const { data: amount, error } = Price.safeParse(withoutSpaces(price ?? ''))
  const refusal = hasLeftPrice && price?.trim() ? error?.issues[0]?.message : undefined
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1">
      <TextField
        name="price"
        label="Prix (FCFA)"
        defaultValue={initial.price}
        inputMode="numeric"
        placeholder="Ex.&nbsp;: 1500"
        maxLength={MAX_TYPED_PRICE_LENGTH}
        autoComplete="off"
        error={refusal}
        onChange={() => setLeftPrice(false)}
        onBlur={() => setLeftPrice(true)}
      />
      <SelectField
        name="unit"
        label="Unité"
        defaultValue={initial.unit ?? ''}
        placeholder="Choisir"
        options={units.map(unit => [unit, unitLabel(unit)] as const)}
      />
      {!refusal && <PricePreview amount={amount} unit={unit} />}
    </div>
  )
}

type PreviewProps = Pick<DraftFields, 'unit'> & { amount: string | undefined }

/** Preview of the price for customers. */
function PricePreview({ amount, unit }: PreviewProps) {
  return (
    <p role="status" className="col-span-2 text-ink-soft">
      {amount ? (
        <>
          Les clients verront&nbsp;:{' '}
          <strong className="nums font-display whitespace-nowrap text-leaf-800">
            {formatFcfa(amount)}
            {unit && ` / ${unit}`}
          </strong>
        </>
      ) : (
        <span className="text-sm">Un nombre entier de FCFA, multiple de 5</span>
      )}
    </p>
  )
}
