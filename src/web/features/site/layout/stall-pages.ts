import { paths } from '#contract/paths.ts'

/** Whether it is a page of the vendor's area. */
export const isStallPage = (pathname: string): boolean =>
  pathname.startsWith(paths.vendor()) && pathname !== paths.vendorLogin()
