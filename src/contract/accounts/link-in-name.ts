import * as z from 'zod/mini'

/** Mails greet people by their names: a name that opens a site would be our mail with somebody else's words. */
const LINK_IN_NAME = 'Un nom ne contient ni lien ni adresse'

/** What mail programs make a link of: a scheme, www., a domain without a space in it, or anything before a path; and what begins a line of its own. */
export const LINK = /\p{Cc}|:\/\/|www\.|[\p{L}\p{N}-]{2}\.\p{L}{2,}|\.\p{L}{2,}\//iu

/** In user names points are usual, so only endings of well-known domains count; in mails all are shown without a link. */
const LINK_IN_USERNAME =
  /[/:]|^www\.|\.(?:com|net|org|info|biz|co|io|ci|fr|eu|uk|de|ru|cn|us|me|xyz|site|online|shop|store|app|dev|link|click|top|live|club|vip|win|tk|ml|ga|cf|gq|ly|to|cc|pro|promo|mobi|tv|cm|sn|ng|ai|gg|money|cash|bet|casino|fun|icu|space|website|world|life|today|tech|blog|page)(?![\p{L}\p{N}])/iu

/** Nor a telephone that one is to call: six digits and more, however they are spaced. */
const NUMBER = /(\d[^\p{L}\d]*){6}/u

export const withoutLink = z.refine<string>(name => !LINK.test(name), LINK_IN_NAME)
export const withoutNumber = z.refine<string>(name => !NUMBER.test(name), 'Un nom ne contient pas de numéro')
export const usernameWithoutLink = z.refine<string>(name => !LINK_IN_USERNAME.test(name), LINK_IN_NAME)
