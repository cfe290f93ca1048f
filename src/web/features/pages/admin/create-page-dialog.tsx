import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { slugOf } from '#contract/french/slug-of.ts'
import { CreatePageBody } from '#contract/pages/admin.schemas.ts'
import { MAX_PAGE_TITLE_LENGTH, MAX_SLUG_LENGTH } from '#contract/pages/facts.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = { onCreated: (slug: string) => void; onClose: () => void }

/** Creates a page of the site: title, and the path proposed from it. */
export function CreatePageDialog({ onCreated, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const openEditor = useWhileMounted(onCreated)
  const form = useForm({
    schema: CreatePageBody,
    submit: async body => {
      const { slug } = await api.createPage({ body })
      // The editor takes the page from the list.
      await invalidateQueries(queryClient, 'listAdminPages')
      openEditor(slug)
    },
    onFailure: 'Erreur lors de la création',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Nouvelle page"
      description="Elle commence en brouillon&nbsp;: vous écrivez son texte ensuite, puis vous la publiez."
    >
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="title"
          label="Titre"
          value={title}
          onChange={event => setTitle(event.target.value)}
          maxLength={MAX_PAGE_TITLE_LENGTH}
          autoComplete="off"
        />
        <TextField
          name="slug"
          label="Adresse"
          hint="Ce qui suit l’adresse du site. Elle ne change plus ensuite."
          value={typed ?? slugOf(title, '-')}
          onChange={event => setTyped(event.target.value)}
          maxLength={MAX_SLUG_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions action="Créer" pendingWord={form.isPending && 'Création…'} onLeave={onClose} />
      </Form>
    </Dialog>
  )
}
