import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

/** Preview of a text, rendered by the server like its page. */
export function PagePreview({ content }: { content: string }) {
  const api = useApi()
  const query = useQuery({
    queryKey: ['previewPage', content],
    queryFn: () => api.previewPage({ body: { content } }),
    enabled: content !== '',
  })
  if (content === '') return <p className="text-ink-soft">La page est vide.</p>
  return (
    <Loaded
      query={query}
      waiting={
        <Loading words="Préparation de l’aperçu…">
          <SkeletonText lines={6} />
        </Loading>
      }
      failed="L’aperçu n’a pas pu être préparé"
    >
      {({ html }) => <RichText html={html} />}
    </Loaded>
  )
}
