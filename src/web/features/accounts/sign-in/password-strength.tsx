import { CircleCheck } from 'lucide-react'
import { passwordRules } from '#contract/accounts/person.schemas.ts'
import { cx } from '#web/ui/cx.ts'
import { CircleDashed } from '#web/ui/signed-in/icons.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const grades = [
  { word: '', bar: '', text: '' },
  { word: 'Faible', bar: 'bg-danger', text: 'text-danger' },
  { word: 'Faible', bar: 'bg-danger', text: 'text-danger' },
  { word: 'Moyen', bar: 'bg-mango-500', text: 'text-warning' },
  { word: 'Fort', bar: 'bg-success', text: 'text-success' },
] as const

/** Strength of a password: the share of the rules that it meets, and which. Nothing while it is empty. */
export function PasswordStrength({ password }: { password: string }) {
  if (!password) return null
  const rules = passwordRules.map(({ label, isMet }) => ({ label, isMet: isMet(password) }))
  const met = rules.filter(rule => rule.isMet).length
  const grade = grades[met] ?? grades[0]
  return (
    <div className="mt-2">
      <div className="flex items-center gap-3">
        <div aria-hidden className="h-2 grow overflow-hidden rounded-full bg-neutral-tint">
          <div
            className={cx('h-full rounded-full transition-[width] duration-150', grade.bar)}
            style={{ width: `${(met / passwordRules.length) * 100}%` }}
          />
        </div>
        <p role="status" className={cx('w-14 text-right text-sm font-semibold', grade.text)}>
          <VisuallyHidden>Force du mot de passe&nbsp;: </VisuallyHidden>
          {grade.word}
        </p>
      </div>
      <ul className="mt-2 grid gap-1 text-sm sm:grid-cols-2">
        {rules.map(({ label, isMet }) => (
          <li key={label} className={cx('flex items-center gap-2', isMet ? 'text-success' : 'text-ink-soft')}>
            {isMet ? (
              <CircleCheck aria-hidden className="size-4 shrink-0" />
            ) : (
              <CircleDashed aria-hidden className="size-4 shrink-0" />
            )}
            {label}
            {isMet && <VisuallyHidden>&nbsp;: respecté</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  )
}
