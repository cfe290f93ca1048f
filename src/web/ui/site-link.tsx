import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { parseSearch } from '#web/search-params.ts'

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of this site, from `paths`. */
  href: string
  children?: ReactNode
  /** Marks the link as the current page only at exactly this address; otherwise below it too, where the search holds it. */
  isExact?: boolean
  /** Keep the place on the page: for filters and tabs. */
  keepScroll?: boolean
  /** Put the address in place of the current one, without a step for the back button. */
  replace?: boolean
  /** Whether a pointer or a finger on the link already fetches what it leads to. */
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
