/** The shop's time zone. Equal to UTC all year, which `dayOf` relies on. */
export const SHOP_TIME_ZONE = 'Africa/Abidjan'
