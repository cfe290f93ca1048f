import type { ReactNode } from 'react'
import { categoryLabels, unitLabel } from '#contract/catalogue/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { useVendor } from '#web/features/accounts/staff-session.ts'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { ProductStatusBadge } from '#web/features/stall/product-status-badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

type Props = { product: VendorProduct; onEdit: () => void; onClose: () => void }

/** All details of a product. */
export function ProductPreview({ product, onEdit, onClose }: Props) {
  const vendor = useVendor()
  const region = vendor.status === 'signed-in' ? vendor.user.user.region : undefined
  const { name, description, category, price, unit, stock, status, createdAt, rejectionReason } = product
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      size="large"
      footer={
        <div className="dialog-acts">
          {status === 'active' && (
            <LinkButton href={paths.product(product.id)} variant="quiet" className="sm:mr-auto">
              Voir dans la boutique
            </LinkButton>
          )}
          <Button variant="quiet" className="max-sm:hidden" onClick={onClose}>
            Fermer
          </Button>
          <Button onClick={onEdit}>Modifier</Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it is focusable, and keys must scroll it. */}
      <div tabIndex={0}>
        <Pictures product={product} />
        <p className="mt-4">
          <Price amount={price} unit={unit} size="large" />
        </p>
        <StockLine stock={stock} unit={unit} className="mt-1" />
        <p className="mt-3 whitespace-pre-line">{description}</p>
        <dl className="mt-4 grid gap-2 rounded-field bg-paper p-4">
          <Fact name="Catégorie">{categoryLabels[category]}</Fact>
          <Fact name="Unité">{unitLabel(unit)}</Fact>
          {product.unitWeightGrams && <Fact name="Poids d’une unité">{product.unitWeightGrams} g</Fact>}
          <Fact name="Région">{region ?? 'Non spécifiée'}</Fact>
          <Fact name="Statut">
            <ProductStatusBadge status={status} />
          </Fact>
          {status === 'rejected' && <Fact name="Raison du rejet">{rejectionReason}</Fact>}
          <Fact name="Date de création">{formatDate(createdAt)}</Fact>
        </dl>
      </div>
    </Dialog>
  )
}

function Pictures({ product: { name, pictures } }: Pick<Props, 'product'>) {
  if (pictures.length === 0) return <ResponsivePicture picture={undefined} alt="" sizes="20rem" isSquare />
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {pictures.map((picture, index) => (
        <li key={picture.url} className="first:col-span-2 sm:first:col-span-1">
          <ResponsivePicture
            picture={picture}
            alt={`${name}, photo ${index + 1} sur ${pictures.length}`}
            sizes="(min-width: 40rem) 15rem, 90vw"
            isSquare
            className="rounded-xl"
          />
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right font-semibold">{children}</dd>
    </div>
  )
}
