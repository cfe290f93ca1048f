import { MAX_EMAIL_LENGTH } from '#contract/accounts/facts.ts'
import { internationalNumber, nationalNumber } from '#contract/phone-words.ts'
import { MAX_SHOP_ADDRESS_LENGTH, settingFacts } from '#contract/settings/facts.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

/** Contact data of the team. */
export function ContactSection({ editor }: { editor: SettingsEditor }) {
  const { phone, whatsapp, email, supportEmail, address } = editor.settings
  return (
    <SettingsSection
      editor={editor}
      part="contact"
      state={[phone.replaceAll(' ', '\u00a0'), email]}
      about={
        <p>
          La page Contact, le bas des pages, les e-mails, les reçus et l’assistant disent ces coordonnées.
        </p>
      }
      complete={fields => ({
        ...fields,
        phone: internationalNumber(String(fields.phone)),
        whatsapp: internationalNumber(String(fields.whatsapp)),
      })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <PhoneField name="phone" {...settingFacts.phone} defaultValue={nationalNumber(phone)} />
        <PhoneField
          name="whatsapp"
          {...settingFacts.whatsapp}
          isOptional
          defaultValue={nationalNumber(whatsapp ?? '')}
        />
        <TextField
          name="email"
          {...settingFacts.email}
          type="email"
          autoComplete="off"
          defaultValue={email}
          maxLength={MAX_EMAIL_LENGTH}
        />
        <TextField
          name="supportEmail"
          {...settingFacts.supportEmail}
          type="email"
          autoComplete="off"
          defaultValue={supportEmail}
          maxLength={MAX_EMAIL_LENGTH}
        />
      </div>
      <TextField
        name="address"
        {...settingFacts.address}
        autoComplete="off"
        defaultValue={address}
        maxLength={MAX_SHOP_ADDRESS_LENGTH}
      />
    </SettingsSection>
  )
}
