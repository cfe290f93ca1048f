import type { ModerateFaceBody } from '#contract/moderation/vendors.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { changesBetween, recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseIfChanged } from '../http/refuse-if-changed.ts'
import { addJob } from '../outbox/public.ts'
import { deleteProposal, type FaceRow, faceOf, lockFaces, type Proposal } from '../stall/public.ts'
import { rejectProposal, updateFace } from './faces.queries.ts'

type Approved = FaceRow & { certifiedMethods: string[] }
type Decision = {
  admin: SignedIn
  vendorId: string
  /** The face that visitors see until now. */
  approved: Approved
  now: Date
}

/**
 * An administrator decides on the face that a vendor proposes; notifies the vendor. Once approved it is public; a rejected one
 * stays with the vendor, to be corrected. An approval may also say which methods were verified, with or without a pending face.
 * @throws Refused `vendor_not_found`, `face_not_pending`, `face_changed`, `method_not_declared`
 */
export async function moderateFace(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id: vendorId, decision, reason, proposedAt, certifiedMethods }: ModerateFaceBody & { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const { approved, proposal } = (await lockFaces(tx, vendorId)) ?? refuse('vendor_not_found')
    const pending = proposal?.rejectedAt === null ? proposal : undefined
    refuseIfChanged(proposedAt, pending?.proposedAt, 'face_changed')
    const context = { admin, vendorId, approved, now: clock() }
    if (decision === 'approve' && !pending && certifiedMethods) {
      return certifyMethods(tx, context, certifiedMethods)
    }
    if (!pending) refuse('face_not_pending')
    if (decision === 'approve') await approve(tx, context, { proposal: pending, certifiedMethods })
    else await reject(tx, context, { proposal: pending, reason: reason || null })
    await addJob(tx, 'face-moderated', { vendorId, decision, occurrence: newId() })
  })
}

/** The certified methods, in the order of declaration. */
function certifiedOf(methods: readonly string[], certified: readonly string[]): string[] {
  if (certified.some(method => !methods.includes(method))) refuse('method_not_declared')
  return methods.filter(method => certified.includes(method))
}

async function certifyMethods(tx: Transaction, decision: Decision, wanted: readonly string[]): Promise<void> {
  const { admin, vendorId, approved, now } = decision
  const certifiedMethods = certifiedOf(approved.methods, wanted)
  await updateFace(tx, vendorId, { certifiedMethods, updatedAt: now })
  await recordAuditEvent(tx, {
    admin,
    action: 'vendor.methodsCertified',
    target: { type: 'vendor', id: vendorId },
    before: { certifiedMethods: approved.certifiedMethods },
    after: { businessName: approved.businessName, certifiedMethods },
  })
}

type Approval = { proposal: Proposal; certifiedMethods: readonly string[] | undefined }

async function approve(
  tx: Transaction,
  { admin, vendorId, approved, now }: Decision,
  { proposal, certifiedMethods: wanted }: Approval,
): Promise<void> {
  const face = faceOf(proposal)
  const { businessName, methods } = face
  const certifiedMethods = wanted
    ? certifiedOf(methods, wanted)
    : methods.filter(method => approved.certifiedMethods.includes(method))
  await updateFace(tx, vendorId, { ...face, certifiedMethods, updatedAt: now })
  await deleteProposal(tx, vendorId)
  const changed = changesBetween(faceOf(approved), face)
  await recordAuditEvent(tx, {
    admin,
    action: 'vendor.faceApproved',
    target: { type: 'vendor', id: vendorId },
    before: changed?.before ?? {},
    after: { ...changed?.after, businessName, certifiedMethods },
  })
}

async function reject(
  tx: Transaction,
  { admin, vendorId, approved, now }: Decision,
  { proposal, reason }: { proposal: Proposal; reason: string | null },
): Promise<void> {
  await rejectProposal(tx, vendorId, { rejectedAt: now, rejectionReason: reason })
  await recordAuditEvent(tx, {
    admin,
    action: 'vendor.faceRejected',
    target: { type: 'vendor', id: vendorId },
    before: null,
    after: {
      ...changesBetween(faceOf(approved), faceOf(proposal))?.after,
      businessName: approved.businessName,
      ...(reason && { reason }),
    },
  })
}
