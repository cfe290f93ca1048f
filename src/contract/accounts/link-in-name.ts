import * as z from 'zod/mini'

/** Names appear in mails: a name with a link would turn our mail into a phishing mail. */
const LINK_IN_NAME = 'Un nom ne contient ni lien ni adresse'

/** Whatever mail programs turn into links: a scheme, www., a domain, a path; also line breaks. */
export const LINK = /\p{Cc}|:\/\/|www\.|[\p{L}\p{N}-]{2}\.\p{L}{2,}|\.\p{L}{2,}\//iu

/** User names often contain dots, so only well-known top-level domains count; mails show them without links. */
const LINK_IN_USERNAME =
  /[/:]|^www\.|\.(?:com|net|org|info|biz|co|io|ci|fr|eu|uk|de|ru|cn|us|me|xyz|site|online|shop|store|app|dev|link|click|top|live|club|vip|win|tk|ml|ga|cf|gq|ly|to|cc|pro|promo|mobi|tv|cm|sn|ng|ai|gg|money|cash|bet|casino|fun|icu|space|website|world|life|today|tech|blog|page)(?![\p{L}\p{N}])/iu

/** A phone number: six digits or more, with any separators. */
const NUMBER = /(\d[^\p{L}\d]*){6}/u

export const withoutLink = z.refine<string>(name => !LINK.test(name), LINK_IN_NAME)
export const withoutNumber = z.refine<string>(name => !NUMBER.test(name), 'Un nom ne contient pas de numéro')
export const usernameWithoutLink = z.refine<string>(name => !LINK_IN_USERNAME.test(name), LINK_IN_NAME)
