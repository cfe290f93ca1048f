import type { Executor } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { hashOfTextCode, newTextCode, setCodeHash } from '../../money/public.ts'
import { gsmText } from './gsm-text.ts'

/**
 * Writes a text with a new code for a requested payout number. Stores its hash only, in place of that of an earlier attempt.
 * @returns null when the request was confirmed, was replaced or has expired
 */
export async function writePayoutNumberCode(
  { db, clock }: Pick<Deps, 'clock'> & { db: Executor },
  requestId: string,
): Promise<string | null> {
  const code = newTextCode()
  const codeHash = hashOfTextCode(requestId, code)
  if (!(await setCodeHash(db, requestId, { codeHash, now: clock() }))) return null
  return gsmText(
    `AMIC : ${code} est le code qui confirme ce numéro pour vos versements. Ne le donnez à personne, pas même à AMIC.`,
  )
}

/** Text to the former payout number: payouts no longer go to it. */
export const writePayoutNumberChanged = ({ phone }: { phone: string }): string =>
  gsmText(
    `AMIC : vos versements n’iront plus sur ce numéro. Vous n’avez rien changé ? Appelez-nous tout de suite : ${phone}.`,
  )
