import { useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { MAX_RECIPIENT_NAME_LENGTH } from '#contract/delivery/facts.ts'
import { nationalNumber } from '#contract/phone-words.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import type { Place } from '#web/features/delivery/place.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

export type Recipient = Pick<Place, 'recipientName' | 'phone'>

type Props = {
  user: User
  recipient: Recipient
  onRecipient: (changes: Partial<Recipient>) => void
  /** Prefix of the field names, as in the server's errors. */
  prefix?: string | undefined
}

/** Recipient: the customer, unless another one is entered. */
export function RecipientFields({ user, recipient, onRecipient, prefix = '' }: Props) {
  const [isOther, setOther] = useState(
    recipient.recipientName !== user.fullName || (user.phone !== null && recipient.phone !== user.phone),
  )
  const choose = (other: boolean) => {
    setOther(other)
    onRecipient(
      other ? { recipientName: '', phone: '' } : { recipientName: user.fullName, phone: user.phone ?? '' },
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isOther && user.phone && (
        <p>
          Le producteur appelle <strong>{user.fullName}</strong> au{' '}
          <strong className="nums whitespace-nowrap">{nationalNumber(user.phone)}</strong>.
        </p>
      )}
      <Checkbox
        name={`${prefix}isOther`}
        label="Quelqu’un d’autre reçoit la commande"
        checked={isOther}
        onChange={event => choose(event.target.checked)}
      />
      {isOther && (
        <TextField
          label="Son nom"
          name={`${prefix}recipientName`}
          value={recipient.recipientName}
          onChange={event => onRecipient({ recipientName: event.target.value })}
          autoComplete="off"
          maxLength={MAX_RECIPIENT_NAME_LENGTH}
        />
      )}
      {(isOther || !user.phone) && (
        <PhoneField
          key={String(isOther)}
          label={isOther ? 'Son téléphone' : 'Votre téléphone'}
          name={`${prefix}phone`}
          hint="Le producteur appelle ce numéro"
          defaultValue={nationalNumber(recipient.phone)}
          onChange={event => onRecipient({ phone: event.target.value })}
        />
      )}
    </div>
  )
}
