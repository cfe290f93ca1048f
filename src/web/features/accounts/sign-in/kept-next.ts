import { localPath } from '#web/features/accounts/sign-in/local-path.ts'
import { storedValue } from '#web/storage/stored-value.ts'

/** Where somebody was going who asked for a new password: the link of the mail opens a page that knows nothing of it. */
export const keptNext = storedValue('amic.suite', localPath)
