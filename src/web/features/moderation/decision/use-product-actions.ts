import type { QueryClient } from '@tanstack/react-query'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'
import { hiddenWords } from '#web/features/moderation/hidden-words.ts'
import { toast } from '#web/ui/toast.ts'

type ProductAction = ProductStatus | 'delete'

const doneWords: Record<ProductAction, string> = {
  active: 'Produit approuvé',
  rejected: 'Produit rejeté',
  out_of_stock: 'Produit désactivé',
  pending: 'Produit en attente',
  delete: 'Produit supprimé',
}

/** Invalidates everything that depends on decisions on products. */
export function refreshProducts(queryClient: QueryClient): void {
  void invalidateQueries(
    queryClient,
    'listAdminProducts',
    'listPendingProducts',
    'getAdminStats',
    'getTodo',
    ...publicQueries,
  )
}

const toastOrdered = (): void =>
  toast({
    title: 'Suppression impossible',
    description:
      'Ce produit figure dans des commandes. Vous pouvez le désactiver en le mettant en rupture de stock.',
    variant: 'destructive',
  })

/** An administrator's actions on products, one at a time; each resolves to whether it succeeded. */
export function useProductActions(failed = 'Erreur lors de la mise à jour du statut') {
  const api = useApi()
  const { run, pending } = useAction({
    run: async (product: AdminProduct, action: ProductAction, send: () => Promise<unknown>) => {
      const { id, name, status } = product
      await send()
      unsentReasons.delete(id)
      const isBack = action === 'active' && status === 'out_of_stock'
      const hidden = action === 'active' && hiddenWords(product)
      toast({
        title: isBack ? 'Produit réactivé' : doneWords[action],
        description: [name, hidden].filter(Boolean).join('. '),
      })
    },
    failure: (error, _product, action) => {
      if (isRefused(error, 'product_ordered')) toastOrdered()
      else toastFailure(error, action === 'delete' ? 'Erreur lors de la suppression' : failed)
    },
    refresh: refreshProducts,
  })

  return {
    pending: pending && { id: pending[0].id, action: pending[1] },
    decide: (product: AdminProduct, status: ProductStatus, reason?: string) => {
      const { id, updatedAt } = product
      const body = { status, updatedAt, ...(reason && { reason }) }
      return run(product, status, () => api.setProductStatus({ params: { id }, body }))
    },
    remove: (product: AdminProduct) =>
      run(product, 'delete', () => api.deleteAdminProduct({ params: { id: product.id } })),
  }
}
export type ProductActions = ReturnType<typeof useProductActions>
