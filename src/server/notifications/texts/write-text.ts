import { findVendor } from '../../accounts/public.ts'
import { findRefund } from '../../money/public.ts'
import { findDeliveryCodes, readOrder } from '../../orders/public.ts'
import { findProblem } from '../../problems/public.ts'
import { readSettings } from '../../settings/public.ts'
import { HIDDEN_CODE } from '../hidden-code.ts'
import type { LetterDeps } from '../mail-kind.ts'
import { writeOrderText } from './order-text.ts'
import { writePayoutNumberChanged, writePayoutNumberCode } from './payout-number-text.ts'
import { writeProblemText } from './problem-text.ts'
import { writeRefundText } from './refund-text.ts'
import {
  isOfOrder,
  isOfProblem,
  isOfRefund,
  isProtecting,
  OrderTextAbout,
  PayoutNumberTextAbout,
  ProblemTextAbout,
  type ProtectingKind,
  RefundTextAbout,
  type RefundTextKind,
} from './text-subjects.ts'
import type { TextRow } from './texts.queries.ts'

type Text = Pick<TextRow, 'kind' | 'about' | 'recipient'>
/** A text, and the id of the account that it is for. */
type WrittenText = { personId: string; text: string }

/**
 * Writes a text from current data; null when it no longer applies.
 * @throws Error when this version does not know the kind
 */
export async function writeText(deps: LetterDeps, text: Text): Promise<WrittenText | null> {
  const { kind, about } = text
  if (isOfOrder(kind)) return writeOfOrder(deps, text)
  if (isOfRefund(kind)) return writeOfRefund(deps, { kind, about })
  if (isOfProblem(kind)) return writeOfProblem(deps, { kind, about })
  if (isProtecting(kind)) return writeToVendor(deps, { kind, about })
  throw new Error(`no text is of the kind ${kind}`)
}

async function writeOfProblem(
  { db }: LetterDeps,
  { kind, about }: { kind: 'problem-reported' | 'problem-decided'; about: unknown },
): Promise<WrittenText | null> {
  const { problemId, to } = ProblemTextAbout.parse(about)
  const known = await findProblem(db, problemId)
  const vendor = known && (await findVendor(db, { vendorId: known.vendor.id }))
  const text = vendor && writeProblemText(known, { kind, to })
  return text ? { personId: to === 'customer' ? known.customerId : vendor.user.id, text } : null
}

async function writeToVendor(
  deps: LetterDeps,
  { kind, about }: { kind: ProtectingKind; about: unknown },
): Promise<WrittenText | null> {
  const { vendorId, requestId } = PayoutNumberTextAbout.parse(about)
  const vendor = await findVendor(deps.db, { vendorId })
  if (!vendor) return null
  const text =
    kind === 'payout-number-code' && requestId
      ? await writePayoutNumberCode(deps, requestId)
      : writePayoutNumberChanged(await readSettings(deps.db, deps.config))
  return text ? { personId: vendor.user.id, text } : null
}

async function writeOfRefund(
  { db }: LetterDeps,
  { kind, about }: { kind: RefundTextKind; about: unknown },
): Promise<WrittenText | null> {
  const { orderId, refundId } = RefundTextAbout.parse(about)
  const order = await readOrder(db, { as: 'admin' }, orderId)
  const refund = await findRefund(db, refundId)
  const text = order && refund && writeRefundText(kind, refund, order)
  return text ? { personId: order.customerId, text } : null
}

async function writeOfOrder(
  { db, config, isForReading }: LetterDeps,
  { about, recipient }: Text,
): Promise<WrittenText | null> {
  const step = OrderTextAbout.parse(about)
  const order = await readOrder(db, { as: 'admin' }, step.orderId)
  // No codes without a gateway, since others may read the folder, nor to a number that the account no longer has.
  const isForOwner = config.texts.gateway && order?.customer.phone === recipient
  const codes = isForOwner ? await findDeliveryCodes(db, step.orderId) : new Map<string, string>()
  const shownCodes = isForReading ? new Map([...codes.keys()].map(id => [id, HIDDEN_CODE])) : codes
  const text = order && writeOrderText(order, step, shownCodes)
  return text ? { personId: order.customerId, text } : null
}
