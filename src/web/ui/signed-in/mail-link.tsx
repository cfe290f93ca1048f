import { Breakable } from '#web/ui/signed-in/breakable.tsx'

/** A `mailto:` link: truncated to one line in tables, elsewhere wrapped after the @. */
export function MailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      title={email}
      className="min-h-6 text-sm underline max-lg:inline-block lg:block lg:truncate lg:[&_wbr]:hidden"
    >
      <Breakable text={email} after="@" />
    </a>
  )
}
