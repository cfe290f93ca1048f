import type { Executor } from '#database/connect.ts'
import type { Deps } from '../../deps.ts'
import { hashOfTextCode, newTextCode, setCodeHash } from '../../money/public.ts'
import { gsmText } from './gsm-text.ts'

/**
 * A text with the code of a number that a vendor has named. The code is made here, and kept nowhere: of one that is sent again,
 * only the last counts. Null once the number is confirmed, replaced, or its time over.
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

/** To whom had the number before: money is sent elsewhere from now on. */
export const writePayoutNumberChanged = ({ phone }: { phone: string }): string =>
  gsmText(
    `AMIC : vos versements n’iront plus sur ce numéro. Vous n’avez rien changé ? Appelez-nous tout de suite : ${phone}.`,
  )
