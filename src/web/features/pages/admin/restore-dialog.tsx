import { useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#contract/french/dates.ts'
import type { AdminPage, PageVersion } from '#contract/pages/admin.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { useAction } from '#web/api/use-action.ts'
import { PagePreview } from '#web/features/pages/admin/page-preview.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

function useRestoring({ slug, title }: AdminPage, onClose: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const close = useWhileMounted(onClose)
  const { run, isPending } = useAction({
    run: async ({ id }: PageVersion) => {
      await api.restorePageVersion({ params: { slug, id } })
      toast({ title: 'Version restaurée', description: title })
      // Only on success: the editor is remounted with the restored page, and discards what was typed.
      void invalidateQueries(queryClient, 'listAdminPages', 'getPage', 'getOpening')
    },
    failure: 'Erreur lors de la mise à jour',
    refresh: ['listPageVersions'],
  })
  return { restore: (version: PageVersion) => void run(version).then(close), isPending }
}

type Props = { page: AdminPage; version: PageVersion; onClose: () => void }

/** Previews a version of a page, and confirms its restoration. */
export function RestoreDialog({ page, version, onClose }: Props) {
  const { restore, isPending } = useRestoring(page, onClose)
  const { title, content, meta_description: description } = version
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={`Restaurer la version du ${formatDateTime(version.created_at)} de «\u00a0${page.title}\u00a0»\u00a0?`}
      description={`${
        page.is_published ? 'Les visiteurs la liront aussitôt.' : 'La page reste un brouillon.'
      } Ce que vous avez écrit sans l’enregistrer sera perdu\u00a0; la version actuelle reste dans la liste.`}
    >
      <section
        className="mb-4"
        aria-label="Texte de cette version"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too.
        tabIndex={0}
      >
        <p className="text-2xl font-semibold break-words">{title}</p>
        {description && <p className="mt-1 text-sm break-words text-ink-soft">{description}</p>}
        <div className="mt-4">
          <PagePreview content={content} />
        </div>
      </section>
      <DialogActions
        action="Restaurer cette version"
        variant="danger"
        pendingWord={isPending && 'Restauration…'}
        onAction={() => restore(version)}
        onLeave={onClose}
      />
    </Dialog>
  )
}
