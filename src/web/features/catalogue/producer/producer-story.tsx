import type { Producer } from '#contract/catalogue/producers.schemas.ts'

/** The producer's story: collapsed to its beginning, on phones to two lines. */
export function ProducerStory({ producer: { story } }: { producer: Pick<Producer, 'story'> }) {
  if (!story) return null
  const [beginning, ...rest] = story.split(/\n\s*\n/)
  return (
    <section aria-labelledby="histoire" className="producer-story lg:col-span-2">
      <h2 id="histoire">Son histoire</h2>
      <div>
        <p>{beginning}</p>
        {rest.length > 0 && (
          <details>
            <summary>Lire la suite</summary>
            <p>{rest.join('\n\n')}</p>
          </details>
        )}
      </div>
    </section>
  )
}
