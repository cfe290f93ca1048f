import { Button } from '#web/ui/button.tsx'

type Props = { codes: readonly string[]; onDone: () => void }

/** The recovery codes, for when the phone is lost; shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="font-semibold">
        Le second facteur est en place. Notez ces codes de secours&nbsp;: ils ne seront plus jamais affichés.
      </p>
      <p className="text-ink-soft">Chacun ouvre une fois votre compte, si vous perdez votre téléphone.</p>
      <ul aria-label="Codes de secours" className="grid gap-2 rounded-field bg-paper p-4 sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>J’ai noté ces codes</Button>
    </div>
  )
}
