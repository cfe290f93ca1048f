import { SCHEMA } from '#web/page-head.ts'

const DESCRIPTION_LENGTH = 160

/** A description shortened for previews, at a word boundary. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}

type Place = { label: string; href: string }

/** https://schema.org/BreadcrumbList of a page and its ancestors. */
export function trailData(trail: readonly Place[], here: Place, origin: string) {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, here].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}
