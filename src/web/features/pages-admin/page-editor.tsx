import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type AdminPage, EditPageBody } from '#contract/pages-admin.ts'
import { apiKey, useApi } from '#web/api-query.ts'
import { PagePreview } from '#web/features/pages-admin/page-preview.tsx'
import { PageVersions } from '#web/features/pages-admin/page-versions.tsx'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { useForm } from '#web/ui/use-form.ts'

type Props = { page: AdminPage; onClose: () => void }

/** Writes one page: its text in Markdown, how it will look, and its earlier versions. */
export function PageEditor({ page, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const [content, setContent] = useState(page.content)
  const [view, setView] = useState('text')
  const form = useForm({
    schema: EditPageBody,
    complete: typed => ({
      ...typed,
      content,
      is_published: typed.is_published === 'on',
      updated_at: page.updated_at,
    }),
    submit: async body => {
      const saved = await api.editPage({ params: { slug: page.slug }, body })
      void queryClient.invalidateQueries({ queryKey: apiKey('listAdminPages') })
      void queryClient.invalidateQueries({ queryKey: apiKey('listPageVersions') })
      void queryClient.invalidateQueries({ queryKey: apiKey('getPage') })
      toast({ title: 'Page enregistrée', description: saved.title })
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Erreur lors de la mise à jour'),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={`Modifier « ${page.title} »`}
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          isWide
          pendingWord={form.isPending && 'Enregistrement…'}
        >
          Enregistrer
        </Button>
      }
    >
      <Form id={formId} form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField name="title" label="Titre" defaultValue={page.title} maxLength={120} autoComplete="off" />
        <TextField
          name="meta_description"
          label="Description pour les moteurs de recherche"
          isOptional
          defaultValue={page.meta_description}
          maxLength={300}
          autoComplete="off"
        />
        <Checkbox name="is_published" label="Publiée" defaultChecked={page.is_published} />
        <Tabs
          label="Contenu de la page"
          value={view}
          onChange={setView}
          tabs={[
            {
              value: 'text',
              label: 'Texte',
              content: (
                <TextAreaField
                  name="content"
                  label="Contenu"
                  hint="En Markdown : # titre, **gras**, - liste, [lien](/boutique)"
                  value={content}
                  onChange={event => setContent(event.target.value)}
                  rows={14}
                />
              ),
            },
            { value: 'preview', label: 'Aperçu', content: <PagePreview content={content} /> },
            { value: 'versions', label: 'Versions', content: <PageVersions page={page} /> },
          ]}
        />
      </Form>
    </Dialog>
  )
}
