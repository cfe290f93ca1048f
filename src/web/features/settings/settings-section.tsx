import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ChangeSettingsBody } from '#contract/settings/schemas.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useChanged } from '#web/features/settings/use-changed.ts'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import { ReloadPrompt } from '#web/ui/on-demand/reload-prompt.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { toast } from '#web/ui/toast.ts'

/** Sections of the page in order: ids and titles. */
export const settingsParts = {
  annonce: 'Annonce du jour',
  une: 'À la une',
  contact: 'Contact',
  horaires: 'Horaires et téléphone',
  limites: 'Limites',
  paiements: 'Paiements',
} as const

type Props = {
  editor: SettingsEditor
  part: keyof typeof settingsParts
  /** The most important current values. */
  state: readonly string[]
  /** What the settings change, and where it is visible. */
  about: ReactNode
  /** Converts the fields to settings. */
  complete: (fields: Record<string, FormDataEntryValue>) => Record<string, unknown>
  children: ReactNode
}

/** Nothing to save: the button stays focusable, and announces it. */
const heldClass = 'aria-disabled:bg-neutral-tint aria-disabled:text-neutral aria-disabled:opacity-100'

/** A section of the settings with its own save button. Collapsed on small screens. */
export function SettingsSection({ editor, part, state, about, complete, children }: Props) {
  const title = settingsParts[part]
  const [outdated, setOutdated] = useState<Error>()
  const place = useRef<HTMLDivElement>(null)
  const { isChanged, look, send } = useChanged(place, complete)
  const form = useForm({
    schema: ChangeSettingsBody,
    complete: fields => ({ ...complete(fields), version: editor.settings.version }),
    submit: async body => {
      setOutdated(undefined)
      const isSaved = send()
      await editor.save(body)
      isSaved()
      toast({ title: 'Réglages enregistrés', description: title })
    },
    onFailure: failure => {
      if (isRefused(failure, 'settings_changed')) setOutdated(failure)
      else toastFailure(failure, 'Les réglages n’ont pas pu être enregistrés.')
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isChanged) return form.handleSubmit(event)
    event.preventDefault()
    toast({ title: 'Rien à enregistrer', description: `Rien n’a changé\u00a0: ${title}` })
  }
  return (
    <CollapsibleSection
      id={part}
      title={title}
      state={
        <p className="break-words">
          <FactsLine facts={state} />
        </p>
      }
      about={about}
      isBeside
    >
      <div ref={place} onInput={look} className="flex grow flex-col">
        <Form
          form={{ ...form, handleSubmit }}
          className="flex grow flex-col *:[[role=alert]]:mx-4 *:[[role=alert]]:mt-4 *:[[role=alert]]:mb-0 sm:*:[[role=alert]]:mx-6"
        >
          <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 sm:px-6">
            {children}
            {outdated && (
              <ReloadPrompt
                refusal={outdated}
                fallback="Les réglages n’ont pas été enregistrés."
                action="Relire les réglages"
                reload={editor.reload}
                failed="Les réglages n’ont pas pu être relus."
              >
                Les relire remplace ce que vous avez écrit sur cette page sans l’enregistrer. Copiez d’abord
                ce que vous voulez garder.
              </ReloadPrompt>
            )}
          </div>
          <div className="flex justify-end border-t border-line bg-paper px-4 py-2.5 sm:px-6">
            <Button
              type="submit"
              className={cx('max-sm:w-full', !isChanged && heldClass)}
              aria-disabled={!isChanged}
              pendingWord={form.isPending && 'Enregistrement…'}
            >
              Enregistrer<span className="sr-only">&nbsp;: {title}</span>
            </Button>
          </div>
        </Form>
      </div>
    </CollapsibleSection>
  )
}
