import type { Mutation } from './mutation.ts'

const sending = 'src/server/notifications/sending-limits.queries.ts'
const sendingTests = ['tests/api/notifications/sending-limits.test.ts']

/** Whom the shop writes to, and who is told of what became of an account. */
export const recipients: readonly Mutation[] = [
  {
    wrong: 'who erases the account and registers anew fills the same mailbox again',
    file: sending,
    text: 'or(isSame, eq(mails.erasedRecipient, mail.erased))',
    becomes: 'isSame',
    killedBy: sendingTests,
    only: 'registers anew',
  },
  {
    wrong: 'who erases the account and registers anew wakes the same telephone again',
    file: sending,
    text: 'or(eq(textMessages.recipient, text.recipient), eq(textMessages.erasedRecipient, text.erased))',
    becomes: 'eq(textMessages.recipient, text.recipient)',
    killedBy: sendingTests,
    only: 'registers anew',
  },
  {
    wrong: 'what is kept of who was erased is kept for ever',
    file: 'src/server/notifications/sweep-mails.ts',
    text: '  await deleteExpiredRecipientHashes(deps.db, now)\n',
    becomes: '  void deleteExpiredRecipientHashes\n',
    killedBy: sendingTests,
    only: 'registers anew',
  },
  {
    wrong: 'texts leave for any number of the world',
    file: 'src/server/accounts/phone-for-texts.ts',
    text: 'phone && IVORIAN_MOBILE.test(phone) && acceptsMessages',
    becomes: 'phone && IVORIAN_MOBILE && acceptsMessages',
    killedBy: ['tests/api/notifications/texts-to-mobiles.test.ts'],
  },
  {
    wrong: 'whose telephone a thief replaced is not told',
    file: 'src/server/accounts/update-profile.ts',
    text: '      if (hasNewPhone) await notifyPhoneChange(tx, { userId, formerPhone: person.phone })\n',
    becomes: '',
    killedBy: ['tests/api/accounts/changed-phone.test.ts'],
  },
]
