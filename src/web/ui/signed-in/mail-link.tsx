import { Breakable } from '#web/ui/signed-in/breakable.tsx'

/** A `mailto:` link, which wraps after the @. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} title={email} className="inline-block min-h-6 text-sm underline">
      <Breakable text={email} after="@" />
    </a>
  )
}
