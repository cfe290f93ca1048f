import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import { cx } from '#web/ui/cx.ts'

/** What a producer tells of itself: how it begins, on phones two lines of it, and the rest for who wants to read it. */
export function ProducerStory({ producer: { story } }: { producer: Pick<Producer, 'story'> }) {
  if (!story) return null
  const [beginning, ...rest] = story.split(/\n\s*\n/)
  return (
    <section
      aria-labelledby="histoire"
      className="group border-t border-line px-4 pt-3 pb-2 sm:px-8 sm:py-5 lg:col-span-2 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id="histoire" className="mb-1 text-lg sm:text-2xl">
        Son histoire
      </h2>
      <div className="max-w-3xl sm:text-lg">
        <p
          className={cx(
            'whitespace-pre-line',
            rest.length > 0 && 'max-sm:line-clamp-2 max-sm:group-has-[[open]]:line-clamp-none',
          )}
        >
          {beginning}
        </p>
        {rest.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-base font-semibold text-leaf-800 underline underline-offset-4">
              Lire la suite
            </summary>
            <p className="whitespace-pre-line">{rest.join('\n\n')}</p>
          </details>
        )}
      </div>
    </section>
  )
}
