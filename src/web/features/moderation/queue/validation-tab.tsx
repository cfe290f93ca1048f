import { useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { ModerationDialog } from '#web/features/moderation/decision/moderation-dialog.tsx'
import { PictureStrip } from '#web/features/moderation/decision/picture-strip.tsx'
import { useProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useKeptFocus } from '#web/ui/on-demand/use-kept-focus.ts'
import { Price } from '#web/ui/price.tsx'
import { CheckCheck, ListChecks } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'

/** The pending products, oldest first. */
export function ValidationTab({ page }: { page: number | undefined }) {
  const query = useStaffQuery('listPendingProducts', { query: { page } })
  const actions = useProductActions('Impossible de mettre à jour le statut du produit.')
  const [chosen, setChosen] = useState<AdminProduct>()
  // A card's button only opens it.
  const kept = useKeptFocus('button')
  return (
    <>
      <Loaded
        query={query}
        waiting={
          <ListSkeleton
            words="Chargement des produits à valider…"
            rows={6}
            columns="md:grid-cols-2 xl:grid-cols-3"
            height="h-96"
            isCounted
          />
        }
        failed="Les produits n’ont pas pu être affichés"
        empty={
          <EmptyState icon={CheckCheck} title="Aucun produit en attente de validation">
            Les nouveaux produits des vendeurs apparaîtront ici.
          </EmptyState>
        }
      >
        {list => (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-ink-soft">
                {counted(list.total, 'produit à valider', 'produits à valider')}
              </p>
              <LinkButton href={paths.adminProductQueue()} variant="accent">
                <ListChecks aria-hidden className="size-5" />
                Valider un par un
              </LinkButton>
            </div>
            <div className="contents" {...kept}>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
                {list.items.map(product => (
                  <li key={product.id} data-row>
                    <PendingProduct product={product} choose={() => setChosen(product)} />
                  </li>
                ))}
              </ul>
            </div>
            <PageLinks
              list={list}
              hrefOf={number => paths.adminOldDashboard({ tab: 'produits', page: number })}
            />
          </>
        )}
      </Loaded>
      {chosen && <ModerationDialog product={chosen} actions={actions} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function PendingProduct({ product, choose }: { product: AdminProduct; choose: () => void }) {
  const { name, price, unit, vendor, createdAt } = product
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <PictureStrip pictures={product.pictures} name={name} isFilling />
      <h2 className="text-lg">{name}</h2>
      <p>
        <Price amount={price} unit={unit} />
      </p>
      <p className="text-sm text-ink-soft">
        {vendor.businessName}, proposé le {formatDate(createdAt)}
      </p>
      <Button className="mt-auto" onClick={choose}>
        Examiner
        <span className="sr-only">&nbsp;: {name}</span>
      </Button>
    </Card>
  )
}
