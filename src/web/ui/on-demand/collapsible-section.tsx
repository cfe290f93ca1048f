import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  /** Target of links. */
  id: string
  title: string
  /** Icon before the title. */
  mark?: ReactNode
  /** Current status in one line; null while loading. */
  state?: ReactNode
  /** Description. */
  about?: ReactNode
  /** Button that adds an item. */
  action?: ReactNode
  /** Whether title and description stand beside the content on wide screens, as above a long form they are far from it. */
  isBeside?: boolean
  children: ReactNode
}

/** Places of the parts of a section whose title stands beside its content; its panel is no box then. */
const beside = {
  card: 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
  panel: 'lg:contents',
  about: 'lg:col-start-1 lg:pb-5 lg:text-sm',
  content: 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:border-l lg:border-line',
}

/** Class of the container of several sections. */
export const partsClass = 'grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-3 lg:gap-6'

/**
 * One section of a page in a card: always open on wide screens; on small ones opened by its title, or by an address with its
 * id.
 */
export function CollapsibleSection({
  id,
  title,
  mark,
  state,
  about,
  action,
  isBeside = false,
  children,
}: Props) {
  const isAsked = useLocation({ select: ({ hash }) => hash === id })
  const [isOpen, setOpen] = useState(isAsked)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setOpen(true)
  }
  const panelId = useId()
  const titleId = `${id}-title`
  return (
    // A margin above the heading when a link leads here.
    <section id={id} aria-labelledby={titleId} className="min-w-0 scroll-mt-4">
      <Card isPadded={false} className={cx('h-full overflow-hidden', isBeside && beside.card)}>
        <div className="flex min-h-14 items-center gap-3 px-4 py-2 max-lg:relative max-lg:hover:bg-paper sm:px-6 lg:pt-5 lg:pb-0">
          {mark}
          <div className="min-w-0 grow">
            <h2 id={titleId} className="text-lg leading-6 break-words sm:text-xl">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => setOpen(!isOpen)}
                className="cursor-pointer text-left after:absolute after:inset-0 after:-outline-offset-3 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-leaf-700 lg:hidden"
              >
                {title}
              </button>
              <span className="max-lg:hidden">{title}</span>
            </h2>
            {state === null ? (
              <Skeleton className="my-1 h-3 w-28" />
            ) : (
              state && <div className="text-sm text-ink-soft first-letter:uppercase">{state}</div>
            )}
          </div>
          <ChevronDown
            aria-hidden
            className={cx(
              'size-5 shrink-0 text-ink-soft transition-transform duration-150 lg:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focused section open when a tablet is rotated. */}
        <div
          id={panelId}
          onFocus={() => setOpen(true)}
          className={cx(
            isBeside ? beside.panel : 'lg:pt-1 sm:[&>.load-failure]:px-6 [&>.load-failure]:px-4',
            !isOpen && 'max-lg:hidden',
          )}
        >
          {(about || action) && (
            <div
              className={cx(
                'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 sm:flex-nowrap sm:px-6',
                isBeside && beside.about,
              )}
            >
              <div className="max-w-2xl text-ink-soft lg:pt-1">{about}</div>
              {/* Beside the title where the section is open. */}
              {action && <div className="flex flex-wrap gap-2 sm:shrink-0 lg:-mt-11">{action}</div>}
            </div>
          )}
          {isBeside ? <div className={beside.content}>{children}</div> : children}
        </div>
      </Card>
    </section>
  )
}
