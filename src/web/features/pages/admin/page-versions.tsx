import { useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminPage, PageVersion } from '#contract/pages/admin.schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { RestoreDialog } from '#web/features/pages/admin/restore-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

/** Versions of a page, newest first; each may be restored. */
export function PageVersions({ page }: { page: AdminPage }) {
  const { slug } = page
  const query = useStaffQuery('listPageVersions', { params: { slug } })
  const [chosen, setChosen] = useState<PageVersion>()
  return (
    <>
      <Loaded
        query={query}
        waiting={
          <Loading words="Chargement des versions…">
            <SkeletonText lines={4} />
          </Loading>
        }
        failed="Les versions n’ont pas pu être affichées"
        empty={<p className="text-ink-soft">Cette page n’a pas encore été modifiée.</p>}
      >
        {versions => (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {versions.map((version, place) => (
              <li
                key={version.id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-paper p-3"
              >
                <p className="min-w-0">
                  <span className="block font-semibold">{formatDateTime(version.created_at)}</span>
                  <span className="block text-sm break-words text-ink-soft">
                    <FactsLine
                      facts={[version.author ? `Par ${version.author}` : 'Texte d’origine', version.title]}
                    />
                  </span>
                </p>
                {place === 0 ? (
                  <span className="text-sm text-ink-soft">Version actuelle</span>
                ) : (
                  <Button size="small" variant="secondary" onClick={() => setChosen(version)}>
                    Restaurer
                    <span className="sr-only"> la version du {formatDateTime(version.created_at)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {chosen && <RestoreDialog page={page} version={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
