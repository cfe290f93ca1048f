import { paths } from '#contract/paths.ts'

/** Is it a page of the producers' space, where one sells and does not buy? */
export const isStallPage = (pathname: string): boolean =>
  pathname.startsWith(paths.vendor()) && pathname !== paths.vendorLogin()
