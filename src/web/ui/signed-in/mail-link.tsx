import { Breakable } from '#web/ui/signed-in/breakable.tsx'

/** An e-mail address that one writes to: on one line in tables, cut at its end; elsewhere it breaks behind its sign. */
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
