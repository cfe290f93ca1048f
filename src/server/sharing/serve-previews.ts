import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/contract.ts'
import { oneOrMany } from '#contract/french/counted.ts'
import { priceByUnit } from '#contract/money.ts'
import { MEDIA_PREFIX, PREVIEW_PREFIX, paths } from '#contract/paths.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import type { Deps } from '../deps.ts'
import { invalidateOnDataChanges } from '../http/cache/invalidate-on-data-changes.ts'
import { PublicCache } from '../http/cache/public-cache.ts'
import { WeightedSemaphore } from '../http/limits/weighted-semaphore.ts'
import { tagsOf } from '../http/pages/in-process-api.ts'
import { drawPreview, type Preview } from './draw-preview.ts'

type PreviewDeps = Pick<Deps, 'config' | 'storage' | 'live'> & { api: Api }

/** Content of a preview, with the address of a stored picture instead of its file. */
type Shown = Omit<Preview, 'picture'> & { picture: string | undefined }

/** About two hundred previews. Not in the cache of the pages, which crawlers would evict. */
const MAX_CACHE_BYTES = 16 * MEBIBYTE
/** One is drawn at a time, so that pages keep the processor. */
const drawing = new WeightedSemaphore({ total: 1, maxWaiting: 20, maxWaitMs: 10_000 })

async function showProduct(api: Api, id: string): Promise<Shown> {
  const { name, price, unit, vendor, images } = await api.getProduct({ params: { id } })
  return {
    title: name,
    figure: priceByUnit({ price, unit }),
    lines: [`Par ${vendor.businessName}`, vendor.user.region ?? ''],
    picture: images[0],
  }
}

async function showProducer(api: Api, id: string): Promise<Shown> {
  const { businessName, town, region, productCount, coverUrl } = await api.getProducer({ params: { id } })
  const { items } = await api.listProducts({ query: { vendorId: id, limit: 1 } })
  return {
    title: businessName,
    figure: oneOrMany(productCount, 'Vente en direct', `${productCount} produits en vente`),
    lines: ['Producteur certifié', [...new Set([town, region])].filter(Boolean).join(', ')],
    picture: coverUrl ?? items[0]?.images[0],
  }
}

/** Serves the preview pictures of products and producers, cached until their data change. */
export function servePreviews(app: FastifyInstance, { api, config, storage, live }: PreviewDeps): void {
  const previews = new PublicCache({ maxBytes: MAX_CACHE_BYTES, generationTimeoutMs: config.pageTimeoutMs })
  invalidateOnDataChanges(previews, live)

  const draw = async ({ picture, ...words }: Shown) => {
    const release = await drawing.acquire(1)
    try {
      const file = picture && (await storage.open(picture.slice(MEDIA_PREFIX.length)))
      return await drawPreview({ ...words, picture: file ? await buffer(file.stream) : undefined })
    } finally {
      release()
    }
  }
  const serve = (
    path: string,
    endpoint: 'getProduct' | 'getProducer',
    show: (api: Api, id: string) => Promise<Shown>,
  ) =>
    app.get<{ Params: { id: string } }>(
      `${PREVIEW_PREFIX}${path}.jpg`,
      { schema: { hide: true } },
      (request, reply) => {
        const id = request.params.id.toLowerCase()
        return previews.serve(request, reply, {
          key: `${endpoint} ${id}`,
          tags: tagsOf(endpoint, { params: { id } }),
          make: async () => ({
            status: 200,
            contentType: 'image/jpeg',
            body: await draw(await show(api, id)),
          }),
        })
      },
    )
  serve(paths.product(':id'), 'getProduct', showProduct)
  serve(paths.producer(':id'), 'getProducer', showProducer)
}
