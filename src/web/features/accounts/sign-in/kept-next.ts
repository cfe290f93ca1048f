import { localPath } from '#web/features/accounts/sign-in/local-path.ts'
import { keptValue } from '#web/kept/kept-value.ts'

/** Where somebody was going who asked for a new password: the link of the mail opens a page that knows nothing of it. */
export const keptNext = keptValue('amic.suite', localPath)
