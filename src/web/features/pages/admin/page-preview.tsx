import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api-query.ts'
import { RichText } from '#web/features/pages/rich-text.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

/** A text as visitors will read it: made by the server, as their page is. */
export function PagePreview({ content }: { content: string }) {
  const api = useApi()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['previewPage', content],
    queryFn: () => api.previewPage({ body: { content } }),
    enabled: content !== '',
  })
  if (data) return <RichText html={data.html} />
  if (content === '') return <p className="text-ink-soft">La page est vide.</p>
  if (!error) {
    return (
      <Loading words="Préparation de l’aperçu…">
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const title = 'L’aperçu n’a pas pu être préparé'
  return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
}
