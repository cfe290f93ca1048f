/** Where the shop's days and hours are. It keeps UTC all year, which `dayOf` builds on. */
export const SHOP_TIME_ZONE = 'Africa/Abidjan'
