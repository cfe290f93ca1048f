import type { AuditEntry } from '#contract/back-office/audit.schemas.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { type AuditLine, auditLines, targetWords } from '#web/features/back-office/audit-words.ts'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Full details of an audit event: values before and after, and the id of its subject. */
export function AuditDetails({ entry: { target, before, after, createdAt, order } }: { entry: AuditEntry }) {
  return (
    <>
      {order && (
        <SiteLink
          href={paths.adminOrder(order.id)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf-800 underline"
        >
          Voir la commande <span className="nums ml-1.5">{order.number}</span>
        </SiteLink>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {auditLines(target.type, before, after).map(line => (
          <div key={line.field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-soft">{line.field}</dt>
            <dd className="min-w-0 break-words">
              <BeforeAndAfter line={line} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm break-words text-ink-soft">
        <FactsLine facts={[formatDateTime(createdAt), `${targetWords(target.type)} n° ${target.id}`]} />
      </p>
    </>
  )
}

const BeforeAndAfter = ({ line: { before, after } }: { line: AuditLine }) => (
  <>
    {before !== null && (
      <>
        <span className="sr-only">Avant&nbsp;: </span>
        <del className={after === null ? 'no-underline' : undefined}>{before}</del>
      </>
    )}
    {before !== null && after !== null && <span aria-hidden> → </span>}
    {after !== null && (
      <>
        <span className="sr-only"> Après&nbsp;: </span>
        <ins className="font-semibold no-underline">{after}</ins>
      </>
    )}
  </>
)
