import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { rejectionReasons } from '#web/features/moderation/decision/rejection-reasons.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'

type Props = {
  reason: string
  onChange: (reason: string) => void
  /** Whether digit keys insert the common reasons. */
  hasKeys?: boolean
}

/** Appends a sentence to a text. */
export const withReason = (written: string, sentence: string): string =>
  written.includes(sentence) ? written : [written.trim(), sentence].filter(Boolean).join(' ')

/** The reason for a rejection: buttons for common reasons, and a text field. */
export function ReasonField({ reason, onChange, hasKeys = false }: Props) {
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-semibold">Raisons fréquentes</legend>
        <div className="grid grid-cols-2 gap-2">
          {rejectionReasons.map(([name, sentence], index) => (
            <button
              key={name}
              type="button"
              onClick={() => onChange(withReason(reason, sentence))}
              className="flex min-h-11 items-center justify-between gap-2 rounded-full bg-paper-deep px-4 py-1 text-left text-sm leading-tight font-semibold hover:bg-mango-100"
            >
              {name}
              {hasKeys && (
                <kbd
                  aria-hidden
                  className="hidden rounded bg-white px-1.5 font-sans text-xs ring-1 ring-line lg:inline"
                >
                  {index + 1}
                </kbd>
              )}
            </button>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="Raison du rejet"
        name="reason"
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        hint="Le vendeur la lira pour corriger son produit."
        value={reason}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
