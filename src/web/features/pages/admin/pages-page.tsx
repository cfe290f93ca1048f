import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminPage } from '#contract/pages/admin.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { CreatePageDialog } from '#web/features/pages/admin/create-page-dialog.tsx'
import { PageEditor } from '#web/features/pages/admin/page-editor.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ExternalLink, Pencil } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { rowActionClass } from '#web/ui/signed-in/row-actions.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDate } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'

/** The home page's title is a slogan: it is listed under its menu label instead. */
const nameOf = ({ slug, title }: AdminPage): string => (paths.page(slug) === paths.home() ? 'Accueil' : title)

const columns: Column<AdminPage>[] = [
  { label: 'Page', cell: page => <TwoLines first={nameOf(page)} second={paths.page(page.slug)} /> },
  {
    label: 'Statut',
    fit: 'max-w-32',
    cell: page => <PageState page={page} isSmall />,
  },
  { label: 'Modifiée le', fit: 'max-w-40', cell: page => <ShortDate at={page.updated_at} hasTime /> },
]

const PageState = ({ page: { is_published }, isSmall }: { page: AdminPage; isSmall?: boolean }) => (
  <Badge tone={is_published ? 'success' : 'neutral'} isSmall={isSmall}>
    {is_published ? 'Publiée' : 'Brouillon'}
  </Badge>
)

const headOf = (page: AdminPage): RowHead => ({
  name: nameOf(page),
  fact: `${formatShortDate(page.updated_at)} · ${paths.page(page.slug)}`,
  state: <PageState page={page} isSmall />,
})

/** Administration of the site's texts. */
export function PagesPage() {
  const query = useStaffQuery('listAdminPages')
  const [slug, setSlug] = useState<string>()
  const [isCreating, setCreating] = useState(false)
  const edited = query.data?.find(page => page.slug === slug)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">Pages</h1>
        <Button size="small" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle page
        </Button>
      </div>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des pages…" above="nothing" />}
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
            rows={pages.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'fr'))}
            keyOf={page => page.slug}
            columns={columns}
            head={headOf}
            action={{
              of: page => (
                <div className="flex justify-end gap-2 *:max-lg:grow lg:gap-1">
                  <LinkButton
                    size="small"
                    variant="quiet"
                    className="lg:pointer-fine:min-h-9"
                    href={paths.page(page.slug)}
                  >
                    <ExternalLink aria-hidden className="size-4" />
                    <span>
                      Voir<span className="sr-only"> la page {page.title}</span>
                    </span>
                  </LinkButton>
                  <Button
                    size="small"
                    variant="quiet"
                    className={rowActionClass}
                    onClick={() => setSlug(page.slug)}
                  >
                    <Pencil aria-hidden className="size-4" />
                    <span>
                      Modifier<span className="sr-only"> la page {page.title}</span>
                    </span>
                  </Button>
                </div>
              ),
            }}
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
      {/* Keyed by version, so that a restored one becomes the form's initial values. */}
      {edited && <PageEditor key={edited.updated_at} page={edited} onClose={() => setSlug(undefined)} />}
    </>
  )
}
