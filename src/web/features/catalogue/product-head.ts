import type { Product } from '#contract/catalogue.ts'
import { categoryLabels } from '#contract/catalogue-labels.ts'
import { formatFcfa } from '#contract/money.ts'
import { isForSale } from '#web/features/catalogue/cart-item-of.ts'
import { productTrail } from '#web/features/catalogue/product-trail.ts'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'
import type { RouterContext } from '#web/router.tsx'

const SCHEMA = 'https://schema.org'
const DESCRIPTION_LENGTH = 160

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

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
    // A rating of nobody would be refused.
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
  }
}

/** https://schema.org/BreadcrumbList of a product's page. */
function trailData(product: Product, origin: string) {
  const pages = [...productTrail(product), { label: product.name, href: paths.product(product.id) }]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}

/** Title, description, preview and structured data of a product's page. */
export function productHead(context: RouterContext, product: Product) {
  const { id, name, description, price, unit, vendor, images } = product
  return pageHead(context, {
    title: `${name}, ${formatFcfa(price)} / ${unit}`,
    description: shortened(`${description} Vendu par ${vendor.businessName}.`),
    path: paths.product(id),
    image: images[0],
    structuredData: [productData(product, context.origin), trailData(product, context.origin)],
  })
}
