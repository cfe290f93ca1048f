import { Phone, Reply } from 'lucide-react'
import type { MessageFilters } from '#contract/filters.ts'
import type { ContactMessage } from '#contract/pages/contact-messages.schemas.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { Inbox } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { rowActionClass } from '#web/ui/signed-in/row-actions.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'

/** Messages from the contact form. */
export function MessagesPage({ filters }: { filters: MessageFilters }) {
  const query = useStaffQuery('listContactMessages', { query: filters })
  // A message that is read leaves the list of unread ones.
  const list = useFocusOnChange(query.data && String(query.data.total), { preventScroll: true })
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Messages</h1>
      <UnreadTabs isUnread={filters.unread === '1'} unread={query.data?.unread} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <Loaded
          query={query}
          waiting={<ListSkeleton words="Chargement des messages…" height="h-52 lg:h-32" isCounted />}
          failed="Les messages n’ont pas pu être affichés"
          empty={<NoMessage isUnread={filters.unread === '1'} />}
        >
          {found => (
            <>
              <p role="status" className="mb-3 text-ink-soft">
                {countWords(found.total, 'message', 'messages')}
              </p>
              <Card as="ul" isPadded={false} className="overflow-hidden max-sm:-mx-4 max-sm:rounded-none">
                {found.items.map(message => (
                  <li key={message.id} className="border-b border-line last:border-0">
                    <MessageRow message={message} />
                  </li>
                ))}
              </Card>
              <PageLinks list={found} hrefOf={number => paths.adminMessages({ ...filters, page: number })} />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function UnreadTabs({ isUnread, unread }: { isUnread: boolean; unread: number | undefined }) {
  const unreadWords = unread === undefined ? 'Non lus' : `Non lus (${unread})`
  const tabs = [
    { href: paths.adminMessages(), label: 'Tous', isSelected: !isUnread },
    { href: paths.adminMessages({ unread: '1' }), label: unreadWords, isSelected: isUnread },
  ]
  return <FilterTabs label="Filtrer les messages" className="my-3 sm:my-5" tabs={tabs} />
}

function NoMessage({ isUnread }: { isUnread: boolean }) {
  return isUnread ? (
    <EmptyState
      icon={Inbox}
      title="Aucun message non lu"
      actions={<LinkButton href={paths.adminMessages()}>Voir tous les messages</LinkButton>}
    >
      Tout a été lu.
    </EmptyState>
  ) : (
    <EmptyState icon={Inbox} title="Aucun message">
      Ce que les visiteurs écrivent par le formulaire de contact arrive ici.
    </EmptyState>
  )
}

function useMarking({ id, read }: ContactMessage) {
  const api = useApi()
  return useAction({
    run: () => api.markContactMessage({ params: { id }, body: { read: !read } }),
    failure: 'Erreur lors de la mise à jour',
    refresh: ['listContactMessages', 'getTodo'],
  })
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { run: mark, isPending } = useMarking(message)
  const { name, email, phone, subject, read, createdAt } = message
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <article
      className={cx(
        'grid gap-x-6 gap-y-1 px-4 py-3 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]',
        !read && 'shadow-[inset_4px_0_0_var(--color-mango-500)]',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2 lg:block">
        <h2 className="min-w-0 font-sans text-base leading-snug break-words">{subject}</h2>
        {!read && (
          <Badge tone="warning" isSmall className="lg:mt-1">
            Non lu
          </Badge>
        )}
        <p className="mt-0.5 w-full text-sm text-ink-soft">
          {name}
          <span className="max-lg:hidden">
            <br />
          </span>
          <span className="lg:hidden">, </span>
          <ShortDate at={createdAt} hasTime />
          <span className="block break-words">
            <Breakable text={email} after="@" />
          </span>
        </p>
      </div>
      <div className="min-w-0">
        <p className="max-w-prose break-words whitespace-pre-line">{message.message}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-3">
          <a
            href={reply}
            className={buttonClass({
              size: 'small',
              className: cx('max-sm:px-2.5', read && rowActionClass),
              ...(read && { variant: 'quiet' }),
            })}
          >
            <Reply aria-hidden className="size-4 shrink-0 max-[22rem]:hidden" />
            Répondre<span className="sr-only">&nbsp;: {subject}</span>
          </a>
          <Button
            size="small"
            variant="quiet"
            className="max-sm:px-2 max-[22rem]:px-1"
            pendingWord={isPending && 'Envoi…'}
            onClick={() => void mark()}
          >
            <span>
              {read ? 'Marquer comme non lu' : 'Marquer comme lu'}
              <span className="sr-only">&nbsp;: {subject}</span>
            </span>
          </Button>
          {phone && (
            <a href={`tel:${phone}`} className="flex min-h-11 items-center gap-2 text-sm whitespace-nowrap">
              <Phone aria-hidden className="size-4 shrink-0" />
              <span>
                <span className="nums font-semibold underline">{phoneWords(phone)}</span>{' '}
                {/* Anyone may write with someone else's e-mail. */}
                <span className="block text-ink-soft">numéro du compte</span>
              </span>
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
