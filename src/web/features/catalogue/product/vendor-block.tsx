import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import { fileOfWidth } from '#contract/picture-files.ts'
import { CertifiedBadge } from '#web/features/catalogue/details/certified-badge.tsx'
import { Store } from '#web/ui/icons.ts'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The producer of a product. */
export function VendorBlock({ vendor }: Pick<Product, 'vendor'>) {
  const { id, businessName, description, rating, portraitUrl } = vendor
  return (
    <section
      aria-label="Vendu par"
      className="flex w-full gap-4 rounded-card bg-mango-50 p-4 ring-1 ring-mango-200"
    >
      {portraitUrl ? (
        <img
          src={fileOfWidth(portraitUrl, 320)}
          alt=""
          className="size-14 shrink-0 rounded-full object-cover"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-mango-400">
          <Store aria-hidden className="size-6" />
        </span>
      )}
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-normal tracking-normal text-ink-soft">Vendu par</h2>
        <p className="font-display text-lg leading-tight font-bold">
          <SiteLink
            href={paths.producer(id)}
            isPreloaded={false}
            className="-my-1 inline-block py-2.5 wrap-anywhere underline decoration-mango-600 decoration-2 underline-offset-4"
          >
            {businessName}
          </SiteLink>
        </p>
        <CertifiedBadge className="mt-1.5" />
        <p className="mt-1.5 text-ink-soft">{description || 'Producteur local'}</p>
        <p className="mt-1 text-sm font-semibold">
          {rating === null ? 'Pas encore noté' : `Note du vendeur\u00a0: ${oneDecimal(rating)}\u00a0/\u00a05`}
        </p>
      </div>
    </section>
  )
}
