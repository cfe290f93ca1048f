import type { Picture } from '#contract/catalogue/schemas.ts'
import { diffWords, type Run } from '#web/features/moderation/decision/diff-words.ts'
import { cx } from '#web/ui/cx.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'

/** A changed field. */
export type Change = { label: string } & (
  | { kind: 'words'; before: string; after: string }
  | { kind: 'pictures'; before: readonly Picture[]; after: readonly Picture[] }
)

/** Changes before and after, side by side on larger screens. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="mt-3 grid gap-4">
      {changes.map(change => (
        <div key={change.label}>
          <dt className="font-semibold">{change.label}</dt>
          <Versions change={change} />
        </div>
      ))}
    </dl>
  )
}

/** Only one version when the field was empty before. */
function Versions({ change }: { change: Change }) {
  const isNew = change.before.length === 0
  const title = isNew ? 'Nouveau' : 'Après'
  const className = cx('mt-1 grid gap-2', !isNew && 'sm:grid-cols-2')
  if (change.kind === 'pictures') {
    return (
      <dd className={className}>
        {!isNew && <PictureVersion title="Avant" pictures={change.before} />}
        <PictureVersion title={title} pictures={change.after} />
      </dd>
    )
  }
  const { before, after } = diffWords(change.before, change.after)
  return (
    <dd className={className}>
      {!isNew && <WordVersion title="Avant" runs={before} mark="del" look="bg-danger-tint text-danger" />}
      <WordVersion
        title={title}
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
    <p className="rounded-field bg-white p-3 ring-1 ring-line whitespace-pre-line">
      <span className="block text-sm text-ink-soft">{title}</span>
      {runs.length === 0 && 'Rien'}
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
    <div className="rounded-field bg-white p-3 ring-1 ring-line">
      <p className="text-sm text-ink-soft">{title}</p>
      {pictures.length === 0 && <p>Aucune image</p>}
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
