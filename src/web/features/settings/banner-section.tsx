import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { MAX_BANNER_LENGTH, MAX_BANNER_LINK_LENGTH, settingFacts } from '#contract/settings/facts.ts'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

/** The banner above every public page. */
export function BannerSection({ editor }: { editor: SettingsEditor }) {
  const { banner } = editor.settings
  const [text, setText] = useState(banner?.text ?? '')
  return (
    <SettingsSection
      editor={editor}
      part="annonce"
      state={[banner?.text ?? 'Aucune annonce']}
      about={
        <p>
          Une ligne en haut de chaque page publique, la même pour tous. Sur un téléphone, une annonce longue
          se déplie d’un toucher.{banner && ' Videz-la pour l’enlever.'}
        </p>
      }
      complete={fields => ({
        banner: text.trim()
          ? {
              text,
              link: fields['banner.link'],
              from: fields['banner.from'],
              until: fields['banner.until'],
            }
          : null,
      })}
    >
      <TextField
        name="banner.text"
        label={settingFacts.banner.label}
        isOptional
        value={text}
        onChange={event => setText(event.target.value)}
        maxLength={MAX_BANNER_LENGTH}
        autoComplete="off"
        hint={text ? `${text.length} caractères sur 140` : '140 caractères au plus'}
      />
      <TextField
        name="banner.link"
        label="Lien"
        isOptional
        hint={`Une page du site, comme ${paths.shop()}, ou une adresse https://…`}
        defaultValue={banner?.link ?? ''}
        maxLength={MAX_BANNER_LINK_LENGTH}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          name="banner.from"
          label="Premier jour"
          isOptional
          type="date"
          defaultValue={banner?.from ?? ''}
        />
        <TextField
          name="banner.until"
          label="Dernier jour"
          isOptional
          type="date"
          defaultValue={banner?.until ?? ''}
        />
      </div>
    </SettingsSection>
  )
}
