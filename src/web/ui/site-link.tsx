import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { parseSearch } from '#web/search-params.ts'

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An internal URL, from `paths`. */
  href: string
  children?: ReactNode
  /** Current only at exactly this URL; by default also below it, if the search parameters match. */
  isExact?: boolean
  /** Keeps the scroll position: for filters and tabs. */
  keepScroll?: boolean
  /** Replaces the history entry instead of adding one. */
  replace?: boolean
  /** Whether hover or touch prefetches the page. */
  isPreloaded?: boolean
}

function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  return { pathname, search, hash }
}

/** An internal link: client-side navigation, or an ordinary link without JavaScript. */
export function SiteLink({
  href,
  children,
  isExact = false,
  keepScroll = false,
  replace = false,
  isPreloaded = true,
  ...rest
}: SiteLinkProps) {
  const { pathname, search, hash } = splitHref(href)
  return (
    <Link
      {...rest}
      to={pathname}
      search={parseSearch(search)}
      hash={hash}
      replace={replace}
      preload={isPreloaded ? 'intent' : false}
      resetScroll={!keepScroll}
      activeOptions={{ exact: isExact, includeSearch: isExact || search !== '' }}
    >
      {children}
    </Link>
  )
}
