import { paths } from '#contract/paths.ts'

const BUYING = [paths.cart(), paths.checkout()]

/** Is it a page of the way from the cart to an order? */
export const isBuyingPage = (pathname: string): boolean => BUYING.includes(pathname)
