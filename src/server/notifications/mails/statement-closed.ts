import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { closingWords, monthWords, OPENING_WORDS } from '#contract/money/statement-words.ts'
import { formatFcfa } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { findVendor } from '../../accounts/public.ts'
import { readStatement, renderStatement, writeStatementCsv } from '../../money/public.ts'
import { readSettings } from '../../settings/public.ts'
import { action, aside, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: the statement of a past month, attached as PDF and CSV. Dropped when there is none. */
export const statementClosed = mailKind({
  about: z.object({ vendorId: Id, month: z.string() }),
  write: async ({ db, clock, config }, { vendorId, month }) => {
    const { businessName } = (await findVendor(db, { vendorId }))?.vendor ?? {}
    if (businessName === undefined) return null
    const statement = await readStatement(db, { vendorId, businessName, month, now: clock() })
    if (!statement) return null
    const words = monthWords(month)
    return {
      subject: `Votre relevé : ${words}`,
      preview: `${closingWords(false)} : ${formatFcfa(statement.closing)}.`,
      title: `Votre relevé : ${words}`,
      blocks: [
        text('Bonjour,'),
        text(`Voici le relevé ${ofName(businessName)} pour ${words}.`),
        {
          kind: 'facts',
          facts: [
            [OPENING_WORDS, formatFcfa(statement.opening)],
            [closingWords(false), formatFcfa(statement.closing)],
          ],
        },
        action('Voir mes revenus', linksOf(config).vendorRevenue()),
        aside('Le relevé est joint à ce message, à imprimer (PDF) et pour un tableur (CSV).'),
      ],
      attachments: async () => [
        {
          filename: `releve-${month}.pdf`,
          contentType: 'application/pdf',
          content: await renderStatement({ statement, contact: await readSettings(db, config) }),
        },
        {
          filename: `releve-${month}.csv`,
          contentType: 'text/csv; charset=utf-8',
          content: writeStatementCsv(statement),
        },
      ],
    }
  },
})
