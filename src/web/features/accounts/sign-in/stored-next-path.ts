import { localPath } from '#web/features/accounts/sign-in/local-path.ts'
import { storedValue } from '#web/storage/stored-value.ts'

/** Where to go after a password reset: the mail's link opens a page without this information. */
export const storedNextPath = storedValue('amic.suite', localPath)
