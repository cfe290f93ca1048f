import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { VendorProfilePart } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { useIsWideScreen } from '#web/ui/use-wide-screen.ts'

type ProfilePart = {
  id: VendorProfilePart
  title: string
  icon: LucideIcon
  /** Current status, in one or two lines. */
  state: ReactNode
  /** The form; `onDone` is called once it is saved or cancelled. */
  panel: (onDone: () => void) => ReactNode
}

export type PartGroup = { title: string; parts: readonly ProfilePart[] }

type Props = { groups: readonly PartGroup[] }

/**
 * A profile in sections, collapsed to their status. The one in the URL's hash is open: below its line on phones, beside the list on wide
 * screens. Typed values remain while another section is open.
 */
export function ProfileParts({ groups }: Props) {
  const parts = groups.flatMap(group => group.parts)
  const isWide = useIsWideScreen()
  const navigate = useNavigate()
  const router = useRouter()
  const named = useLocation({ select: ({ hash }) => hash })
  const openAt = (hash: string) => parts.find(({ id }) => id === hash) ?? (isWide ? parts[0] : undefined)
  const open = openAt(named)
  const edits = useEdits(open?.id)
  const show = (id: VendorProfilePart | undefined) =>
    void navigate({
      to: paths.vendorProfile(),
      ...(id && { hash: id }),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  const toggle = (id: VendorProfilePart) => show(!isWide && id === open?.id ? undefined : id)
  const done = (id: VendorProfilePart) => {
    edits.end(id)
    // The response may come late: a section opened meanwhile is left alone.
    if (openAt(router.latestLocation.hash)?.id !== id) return
    if (!isWide) show(undefined)
    document.getElementById(buttonOf(id))?.focus()
  }
  return (
    <div
      className="mt-4 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-8"
      // The panel spans all rows: its extra height goes to the last one.
      style={{ gridTemplateRows: `repeat(${groups.length + parts.length}, auto) 1fr` }}
    >
      {groups.map(group => (
        <Fragment key={group.title}>
          <h2 className="mt-5 mb-2 text-base text-ink-soft lg:col-start-1 lg:mb-1">{group.title}</h2>
          <div className="divide-y divide-line rounded-card bg-white shadow-card ring-1 ring-line lg:contents">
            {group.parts.map(part => (
              <Part
                key={part.id}
                part={part}
                isOpen={part === open}
                edit={edits.of(part.id)}
                onToggle={() => toggle(part.id)}
                onDone={() => done(part.id)}
              />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

const buttonOf = (id: VendorProfilePart) => `${id}-open`

/** Edit counters of the sections, as React keys; undefined for one that was never open. */
function useEdits(open: VendorProfilePart | undefined) {
  const [begun, setBegun] = useState<Partial<Record<VendorProfilePart, number>>>({})
  if (open && begun[open] === undefined) setBegun({ ...begun, [open]: 0 })
  return {
    of: (id: VendorProfilePart) => begun[id],
    /** Discards the typed values by remounting the form. */
    end: (id: VendorProfilePart) => setBegun(current => ({ ...current, [id]: (current[id] ?? 0) + 1 })),
  }
}

type PartProps = {
  part: ProfilePart
  isOpen: boolean
  edit: number | undefined
  onToggle: () => void
  onDone: () => void
}

function Part({ part: { id, title, icon: Icon, state, panel }, isOpen, edit, onToggle, onDone }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  const isArrival = useRef(true)
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: isArrival.current ? 'start' : 'nearest' })
    isArrival.current = false
  }, [isOpen])
  return (
    <div id={id} ref={place} className="scroll-mt-20 scroll-mb-20 lg:contents">
      <div
        className={cx(
          'relative flex items-start gap-3 rounded-card px-4 py-3 lg:col-start-1 lg:mb-1 lg:py-2.5',
          isOpen ? 'lg:bg-white lg:shadow-card lg:ring-1 lg:ring-leaf-700' : 'hover:bg-leaf-50',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <div className="min-w-0 grow">
          <h3 className="text-base leading-6 font-semibold">
            <button
              type="button"
              id={buttonOf(id)}
              aria-expanded={isOpen}
              aria-controls={`${id}-panel`}
              onClick={onToggle}
              className="card-link text-left"
            >
              {title}
            </button>
          </h3>
          <div className="text-sm break-words text-ink-soft">{state}</div>
        </div>
        <ChevronDown
          aria-hidden
          className={cx('mt-0.5 size-5 shrink-0 lg:-rotate-90', isOpen && 'max-lg:rotate-180')}
        />
      </div>
      <section
        id={`${id}-panel`}
        aria-label={title}
        hidden={!isOpen}
        className="px-4 pt-1 pb-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-[1/-1] lg:mt-12 lg:self-start lg:rounded-card lg:bg-white lg:p-6 lg:shadow-card lg:ring-1 lg:ring-line"
      >
        <p aria-hidden className="mb-3 font-display text-xl font-bold max-lg:hidden">
          {title}
        </p>
        {edit !== undefined && <Fragment key={edit}>{panel(onDone)}</Fragment>}
      </section>
    </div>
  )
}
