import type { BackgroundDeps } from '../deps.ts'
import { openMailbox } from './mailbox.ts'

/** Logs a warning when no mail can be sent now. Does not throw: the shop starts all the same, and queued mails are retried. */
export async function warnOfMailAway({ config, log }: Pick<BackgroundDeps, 'config' | 'log'>): Promise<void> {
  try {
    await openMailbox(config.mail).check()
  } catch (error) {
    log.warn({ err: error }, 'the mail server is away or refuses us; mails wait, and are tried again')
  }
}
