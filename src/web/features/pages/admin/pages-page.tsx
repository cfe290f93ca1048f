import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { CreatePageDialog } from '#web/features/pages/admin/create-page-dialog.tsx'
import { PageEditor } from '#web/features/pages/admin/page-editor.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { ExternalLink, Pencil } from '#web/ui/spaces/icons.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { type Column, Records } from '#web/ui/spaces/records.tsx'

const columns: Column<AdminPage>[] = [
  { label: 'Page', cell: ({ title }) => title },
  { label: 'Adresse', cell: ({ slug }) => paths.page(slug) },
  {
    label: 'État',
    cell: page =>
      page.is_published ? <Badge tone="success">Publiée</Badge> : <Badge tone="neutral">Brouillon</Badge>,
  },
  { label: 'Modifiée le', cell: page => formatDateTime(page.updated_at) },
]

/** The texts of the site: which are published, and the way to change them. */
export function PagesPage() {
  const query = useAdminQuery('listAdminPages')
  const [slug, setSlug] = useState<string>()
  const [isCreating, setCreating] = useState(false)
  const edited = query.data?.find(page => page.slug === slug)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Pages</h1>
        <Button size="small" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle page
        </Button>
      </div>
      <Loaded
        query={query}
        waiting={<CardsSkeleton words="Chargement des pages…" />}
        failed="Les pages n’ont pas pu être affichées"
        empty={
          <EmptyState icon={FileText} title="Aucune page trouvée">
            Les textes du site apparaîtront ici.
          </EmptyState>
        }
      >
        {pages => (
          <Records
            caption="Pages du site"
            rows={pages}
            keyOf={page => page.slug}
            columns={columns}
            action={page => (
              <div className="flex justify-end gap-2">
                <LinkButton size="small" variant="quiet" href={paths.page(page.slug)}>
                  <ExternalLink aria-hidden className="size-5" />
                  Voir<span className="sr-only"> la page {page.title}</span>
                </LinkButton>
                <Button size="small" variant="secondary" onClick={() => setSlug(page.slug)}>
                  <Pencil aria-hidden className="size-5" />
                  Modifier<span className="sr-only"> la page {page.title}</span>
                </Button>
              </div>
            )}
          />
        )}
      </Loaded>
      {isCreating && (
        <CreatePageDialog
          onClose={() => setCreating(false)}
          onCreated={created => {
            setCreating(false)
            setSlug(created)
          }}
        />
      )}
      {/* Keyed by its version: what was restored is what the form begins with. */}
      {edited && <PageEditor key={edited.updated_at} page={edited} onClose={() => setSlug(undefined)} />}
    </>
  )
}
