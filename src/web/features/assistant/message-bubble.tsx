import type { ChatProduct } from '#contract/assistant/schemas.ts'
import type { Message } from '#web/features/assistant/stored-conversation.ts'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  message: Pick<Message, 'role' | 'content' | 'suggestions' | 'products'>
  /** A link was followed: on phones the panel covers its target. */
  onLeave: () => void
}

/** A message, with its products and links. */
export function MessageBubble({
  message: { role, content, products = [], suggestions = [] },
  onLeave,
}: Props) {
  const isOwn = role === 'user'
  return (
    <div className={cx('grid gap-2', isOwn ? 'justify-items-end pl-10' : 'justify-items-start pr-4')}>
      <p
        className={cx(
          'max-w-full rounded-card px-4 py-2.5 whitespace-pre-line',
          isOwn ? 'rounded-br-sm bg-leaf-700 text-white' : 'rounded-bl-sm bg-paper-deep',
        )}
      >
        <span className="sr-only">{isOwn ? 'Vous\u00a0: ' : 'Assistant\u00a0: '}</span>
        {content}
      </p>
      {products.length > 0 && (
        <ul className="grid w-full gap-2">
          {products.map(product => (
            <ProductLine key={product.id} product={product} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {suggestions.map(({ text, path }) => (
            <li key={path}>
              <SiteLink
                href={path}
                onClick={onLeave}
                className="inline-flex min-h-11 items-center rounded-full bg-white px-4 text-sm font-semibold text-leaf-800 ring-1 ring-leaf-700 ring-inset hover:bg-leaf-50"
              >
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProductLine({ product, onLeave }: { product: ChatProduct } & Pick<Props, 'onLeave'>) {
  const { name, price, unit, stock, picture, vendorName, region, path } = product
  return (
    <li>
      <SiteLink
        href={path}
        onClick={onLeave}
        className="flex gap-3 rounded-card bg-white p-2 shadow-card ring-1 ring-line hover:shadow-lift"
      >
        <span className="w-16 shrink-0">
          <ResponsivePicture
            picture={picture ?? undefined}
            alt=""
            sizes="4rem"
            isSquare
            className="rounded-xl"
          />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <Price amount={price} unit={unit} size="small" />
          <span className="block text-sm text-ink-soft">
            {region ? `${vendorName}, ${region}` : vendorName}
          </span>
          {stock === 0 && <span className="block text-sm font-semibold text-danger">Rupture de stock</span>}
        </span>
      </SiteLink>
    </li>
  )
}
