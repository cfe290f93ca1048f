import { paths } from '#contract/paths.ts'

const BUYING = [paths.cart(), paths.checkout()]

/** Whether it is a page of the purchase flow, from cart to order. */
export const isBuyingPage = (pathname: string): boolean => BUYING.includes(pathname)
