import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { type AdminScreen, adminNavigation } from '#web/features/back-office/admin-navigation.ts'
import { countWaiting } from '#web/features/back-office/todo-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Polling interval of the counts, which other administrators and customers change. */
const READ_AGAIN_MS = 60_000

type Props = {
  /** `rail`: dense, beside the page, for a mouse. `menu`: on small screens, for touch. */
  place: 'rail' | 'menu'
}

const looks = {
  // 21 screens in six groups fit below the header of a laptop (1280×800); taller windows space them out.
  rail: {
    group: 'mt-2 first:mt-0 [@media(height>=64rem)]:mt-4',
    list: 'grid',
    link: 'min-h-7 [@media(height>=64rem)]:min-h-9',
  },
  menu: {
    group: 'mt-3 first:mt-0',
    list: 'grid grid-cols-2 gap-x-1 sm:grid-cols-4',
    link: 'min-h-11 max-sm:px-2 max-[22rem]:text-[0.9375rem]',
  },
}

/** The screens of the administration by group, with counts of pending tasks. */
export function ScreenList({ place }: Props) {
  const id = useId()
  const { data: todo } = useQuery({ ...apiQuery(useApi(), 'getTodo'), refetchInterval: READ_AGAIN_MS })
  const look = looks[place]
  return (
    <nav aria-label="Administration">
      {adminNavigation.map(({ title, screens }) => (
        <div key={title ?? ''} className={look.group}>
          {title && (
            <p id={`${id}${title}`} className="px-2 text-xs leading-5 font-semibold xl:px-3 text-leaf-200">
              {title}
            </p>
          )}
          <ul aria-labelledby={title && `${id}${title}`} className={look.list}>
            {screens.map(screen => (
              <li key={screen.href}>
                <ScreenLink
                  screen={screen}
                  waiting={todo ? countWaiting(todo, screen.href) : 0}
                  className={look.link}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type LinkProps = { screen: AdminScreen; waiting: number; className: string }

function ScreenLink({ screen: { label, href }, waiting, className }: LinkProps) {
  // The tabbed dashboard has no entry of its own.
  const isAtOldDashboard = useLocation({ select: ({ pathname }) => pathname === paths.adminOldDashboard() })
  return (
    <SiteLink
      href={href}
      isExact={href === paths.admin()}
      aria-current={href === paths.adminVendors() && isAtOldDashboard ? 'page' : undefined}
      className={cx(
        'flex items-center justify-between gap-1 rounded-lg px-3 -outline-offset-3 hover:bg-leaf-900 aria-[current=page]:bg-leaf-800 aria-[current=page]:font-semibold',
        className,
      )}
    >
      {label}
      {waiting > 0 && (
        <span className="nums min-w-5 rounded-full bg-mango-400 px-1.5 text-center text-xs leading-5 font-bold text-ink">
          {waiting.toLocaleString('fr-FR')}
          <span className="sr-only"> à traiter</span>
        </span>
      )}
    </SiteLink>
  )
}
