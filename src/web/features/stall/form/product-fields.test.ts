import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftFields } from '#web/features/stall/form/product-draft.ts'
import { ProductFields } from '#web/features/stall/form/product-fields.tsx'

test.each(draftFields)('a vendor is asked for %s', name => {
  const form = renderToStaticMarkup(createElement(ProductFields, { initial: {}, current: { unit: 'pièce' } }))
  expect(form).toContain(` name="${name}"`)
})
