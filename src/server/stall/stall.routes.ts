import { done } from '#contract/common.ts'
import type { stallEndpoints } from '#contract/stall/endpoints.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { createProduct } from './create-product.ts'
import { exportProducts } from './csv/export-products.ts'
import { importProducts } from './csv/import-products.ts'
import { deleteOwnProduct } from './delete-own-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editProduct } from './edit-product.ts'
import { listOwnProducts } from './list-own-products.ts'
import { setStocks } from './set-stocks.ts'
import { answerOwnProduct } from './stall.answers.ts'
import { findOwnProduct } from './stall.queries.ts'
import { uploadPicture } from './upload-picture.ts'

/** A vendor's own products. */
export function stallRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
): Handlers<keyof typeof stallEndpoints> {
  const show = async ({ vendorId }: SignedInVendor, id: string): Promise<VendorProduct> =>
    answerOwnProduct((await findOwnProduct(deps.db, vendorId, id)) ?? refuse('product_not_found'))
  return {
    listVendorProducts: ({ query }, { sessions: { vendor } }) =>
      listOwnProducts(deps, vendor.vendorId, query),
    getVendorProduct: ({ params }, { sessions: { vendor } }) => show(vendor, params.id),
    createVendorProduct: async ({ body }, { sessions: { vendor }, idempotencyKey }) =>
      show(vendor, await createProduct(deps, vendor, { body, idempotencyKey })),
    changeVendorProduct: async ({ params, body }, { sessions: { vendor } }) => {
      await editProduct(deps, vendor, { id: params.id, body })
      return show(vendor, params.id)
    },
    setVendorStocks: ({ body }, { sessions: { vendor } }) => setStocks(deps, vendor, body),
    duplicateVendorProduct: async ({ params: { id } }, { sessions: { vendor }, idempotencyKey }) =>
      show(vendor, await duplicateProduct(deps, vendor, { id, idempotencyKey })),
    deleteVendorProduct: async ({ params }, { sessions: { vendor } }) => {
      await deleteOwnProduct(deps, vendor, params.id)
      return done
    },
    uploadPicture: ({ body: { image } }, { sessions: { vendor } }) =>
      uploadPicture(deps, vendor.vendorId, { image, field: 'image' }),
    exportVendorProducts: async (_input, { sessions: { vendor } }) => ({
      name: 'produits.csv',
      content: await exportProducts(deps, vendor.vendorId),
    }),
    importVendorProducts: ({ body }, { sessions: { vendor } }) => importProducts(deps, vendor.vendorId, body),
  }
}
