import { categoryLabels } from '#contract/catalogue/facts.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { priceByUnit } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { isForSale } from '#web/features/catalogue/cards/cart-item-of.ts'
import { shortened, trailData } from '#web/features/catalogue/details/structured-data.ts'
import { productTrail } from '#web/features/catalogue/product/product-trail.ts'
import { pageHead, SCHEMA } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

/** https://schema.org/Product, as search engines read it. */
function productData(product: Product, origin: string) {
  const { id, name, description, category, price, rating, reviewCount, images, vendor } = product
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name,
    description,
    category: categoryLabels[category],
    sku: id,
    image: images.map(image => origin + image),
    offers: {
      '@type': 'Offer',
      url: origin + paths.product(id),
      price,
      priceCurrency: 'XOF',
      availability: `${SCHEMA}/${isForSale(product) ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: vendor.businessName },
    },
    // A rating without reviews is invalid.
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
  }
}

/** Title, description, preview and structured data of a product's page. */
export function productHead(context: RouterContext, product: Product) {
  const { id, name, description, vendor } = product
  return pageHead(context, {
    title: `${name}, ${priceByUnit(product)}, ${vendor.businessName}`,
    description: shortened(
      `${name}, par ${vendor.businessName}${vendor.user.region ? `, ${vendor.user.region}` : ''}. ${description}`,
    ),
    path: paths.product(id),
    hasPreview: true,
    structuredData: import.meta.env.SSR && [
      productData(product, context.origin),
      trailData(productTrail(product), { label: name, href: paths.product(id) }, context.origin),
    ],
  })
}
