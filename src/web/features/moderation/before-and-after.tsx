import type { Picture } from '#contract/catalogue/schemas.ts'
import { formatDate } from '#contract/french/dates.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { diffWords, type Run } from '#web/features/moderation/diff-words.ts'
import { changesSinceApproval, type ProductChange } from '#web/features/moderation/product-changes.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

/** What an edited product was when it was approved, and what it is now; only what changed. */
export function BeforeAndAfter({ product }: { product: AdminProduct }) {
  if (!product.approved) return null
  const changes = changesSinceApproval(product)
  return (
    <section aria-labelledby="changes" className="rounded-card bg-mango-50 p-4 ring-1 ring-mango-200">
      <h3 id="changes" className="text-lg">
        Ce qui a changé
      </h3>
      <p className="text-sm text-ink-soft">
        Version précédente approuvée le {formatDate(product.approved.approvedAt)}
      </p>
      {changes.length === 0 ? (
        <p className="mt-2">Rien&nbsp;: le produit est tel qu’il avait été approuvé.</p>
      ) : (
        <dl className="mt-3 grid gap-4">
          {changes.map(change => (
            <div key={change.label}>
              <dt className="font-semibold">{change.label}</dt>
              <Versions change={change} />
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Versions({ change }: { change: ProductChange }) {
  if (change.kind === 'pictures') {
    return (
      <dd className="mt-1 grid gap-2 sm:grid-cols-2">
        <PictureVersion title="Avant" pictures={change.before} />
        <PictureVersion title="Après" pictures={change.after} />
      </dd>
    )
  }
  const { before, after } = diffWords(change.before, change.after)
  return (
    <dd className="mt-1 grid gap-2 sm:grid-cols-2">
      <WordVersion title="Avant" runs={before} mark="del" look="bg-danger-tint text-danger" />
      <WordVersion
        title="Après"
        runs={after}
        mark="ins"
        look="bg-success-tint font-semibold text-success no-underline"
      />
    </dd>
  )
}

type WordVersionProps = { title: string; runs: readonly Run[]; mark: 'del' | 'ins'; look: string }

function WordVersion({ title, runs, mark: Mark, look }: WordVersionProps) {
  return (
    <p className="rounded-field bg-white p-3 whitespace-pre-line">
      <span className="block text-sm text-ink-soft">{title}</span>
      {runs.map(({ at, words, isChanged }) =>
        isChanged ? (
          <Mark key={at} className={look}>
            {words}
          </Mark>
        ) : (
          <span key={at}>{words}</span>
        ),
      )}
    </p>
  )
}

function PictureVersion({ title, pictures }: { title: string; pictures: readonly Picture[] }) {
  return (
    <div className="rounded-field bg-white p-3">
      <p className="text-sm text-ink-soft">{title}</p>
      <ul className="mt-1 grid grid-cols-3 gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <ResponsivePicture
              picture={picture}
              alt={`${title}, image ${index + 1}`}
              missing={`Image ${index + 1}`}
              sizes="6rem"
              isSquare
              className="rounded-lg"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
