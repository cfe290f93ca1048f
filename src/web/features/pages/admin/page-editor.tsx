import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type AdminPage, EditPageBody } from '#contract/pages/admin.schemas.ts'
import { blanksOf, MAX_META_DESCRIPTION_LENGTH, MAX_PAGE_TITLE_LENGTH } from '#contract/pages/facts.ts'
import { paths } from '#contract/paths.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { usePageText } from '#web/features/pages/admin/page-draft.ts'
import { PagePreview } from '#web/features/pages/admin/page-preview.tsx'
import { PageVersions } from '#web/features/pages/admin/page-versions.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { SheetActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { DraftRestoredNotice } from '#web/ui/on-demand/draft-restored-notice.tsx'
import { ReloadPrompt } from '#web/ui/on-demand/reload-prompt.tsx'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { page: AdminPage; onClose: () => void }

/** Editor of a page: Markdown text, preview, and earlier versions. */
export function PageEditor({ page, onClose }: Props) {
  const formId = useId()
  const text = usePageText(page)
  const { content } = text
  const [view, setView] = useState('text')
  const { form, outdated } = usePageForm({ page, content, onSaved: text.clear, onDone: onClose })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wideSheet"
      title={`Modifier «\u00a0${page.title}\u00a0»`}
      footer={
        outdated ? (
          <Outdated refusal={outdated} />
        ) : (
          <SheetActions
            form={formId}
            action="Enregistrer"
            pendingWord={form.isPending && 'Enregistrement…'}
            onLeave={onClose}
          />
        )
      }
    >
      {text.wasFound && (
        <DraftRestoredNotice
          words={
            text.isOutdated
              ? 'Voici votre texte de la dernière fois, mais la page a été modifiée depuis\u00a0: comparez avec «\u00a0Versions\u00a0» avant d’enregistrer.'
              : 'Voici votre texte de la dernière fois. Il n’est pas encore enregistré.'
          }
          restart="Revenir au texte enregistré"
          onRestart={text.restart}
        />
      )}
      <Form id={formId} form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="title"
          label="Titre"
          defaultValue={page.title}
          maxLength={MAX_PAGE_TITLE_LENGTH}
          autoComplete="off"
        />
        <Tabs
          label="Contenu de la page"
          value={view}
          onChange={setView}
          tabs={[
            {
              value: 'text',
              label: 'Texte',
              content: <ContentField text={text} />,
            },
            { value: 'preview', label: 'Aperçu', content: <PagePreview content={content} /> },
            { value: 'versions', label: 'Versions', content: <PageVersions page={page} /> },
          ]}
        />
        <TextField
          name="meta_description"
          label="Description pour les moteurs de recherche"
          isOptional
          defaultValue={page.meta_description}
          maxLength={MAX_META_DESCRIPTION_LENGTH}
          autoComplete="off"
        />
        <BlanksLeft content={content} />
        <Checkbox name="is_published" label="Publiée" defaultChecked={page.is_published} />
      </Form>
    </Dialog>
  )
}

function ContentField({ text }: { text: ReturnType<typeof usePageText> }) {
  return (
    <TextAreaField
      name="content"
      label="Contenu"
      hint={`En Markdown\u00a0: # titre, **gras**, - liste, [lien](${paths.shop()})`}
      value={text.content}
      onChange={event => text.write(event.target.value)}
      rows={20}
    />
  )
}

/** Blanks of the text that are still to be filled in. */
function BlanksLeft({ content }: { content: string }) {
  const blanks = blanksOf(content)
  if (blanks.length === 0) return null
  return (
    <section aria-label="Passages à compléter" className="rounded-field bg-mango-100 p-3 text-laterite-800">
      <p className="font-semibold">À compléter dans le texte avant de publier&nbsp;:</p>
      <ul className="list-disc pl-5">
        {blanks.map(what => (
          <li key={what} className="break-words">
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PageForm = { page: AdminPage; content: string; onSaved: () => void; onDone: () => void }

/** The form of a page; `outdated` is the refusal when somebody else changed the page meanwhile. */
function usePageForm({ page, content, onSaved, onDone }: PageForm) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [outdated, setOutdated] = useState<Error>()
  const form = useForm({
    schema: EditPageBody,
    complete: typed => ({
      ...typed,
      content,
      is_published: typed.is_published === 'on',
      updated_at: page.updated_at,
    }),
    submit: async body => {
      const saved = await api.changePage({ params: { slug: page.slug }, body })
      void invalidateQueries(queryClient, 'listAdminPages', 'listPageVersions', 'getPage', 'getOpening')
      toast({ title: 'Page enregistrée', description: saved.title })
      onSaved()
    },
    onDone,
    onFailure: failure => {
      if (isRefused(failure, 'page_changed')) setOutdated(failure)
      else toastFailure(failure, 'Erreur lors de la mise à jour')
    },
  })
  return { form, outdated }
}

function Outdated({ refusal }: { refusal: Error }) {
  const queryClient = useQueryClient()
  return (
    <ReloadPrompt
      refusal={refusal}
      fallback="La page n’a pas été enregistrée."
      action="Recharger"
      // The editor is keyed by the page's version, and remounted with a newer one.
      reload={() =>
        queryClient.refetchQueries({ queryKey: apiKey('listAdminPages') }, { throwOnError: true })
      }
      failed="La page n’a pas pu être rechargée."
    >
      Votre texte n’est pas enregistré. Copiez d’abord ce que vous voulez en garder&nbsp;: recharger le
      remplace par celui qui est maintenant sur le site.
    </ReloadPrompt>
  )
}
