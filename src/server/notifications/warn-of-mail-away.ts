import type { BackgroundDeps } from '../deps.ts'
import { openMailbox } from './mailbox.ts'

/** Tells the log when no mail would leave now. The shop opens all the same: mails wait, and each is tried again. */
export async function warnOfMailAway({ config, log }: Pick<BackgroundDeps, 'config' | 'log'>): Promise<void> {
  try {
    await openMailbox(config.mail).check()
  } catch (error) {
    log.warn({ err: error }, 'the mail server is away or refuses us; mails wait, and are tried again')
  }
}
