import * as z from 'zod/mini'
import {
  Amount,
  blankable,
  CursorQuery,
  flagFilter,
  Id,
  Instant,
  listFilter,
  numberedQuery,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { counted } from '../french/counted.ts'
import { refundStatuses } from '../money/facts.ts'
import { amountOf, centimesOfFcfa } from '../money.ts'
import { reasonText } from '../reason-text.ts'
import {
  MAX_PROBLEM_ANSWER_LENGTH,
  MAX_PROBLEM_MESSAGE_LENGTH,
  MAX_PROBLEM_PICTURES,
  problemBearers,
  problemKinds,
  problemPictureWidths,
  problemStatuses,
} from './facts.ts'
import { refundRefusals } from './refusals.ts'

/** A picture of a problem; only served to those who may see it. */
const ProblemPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

const ProblemItem = z.object({
  /** Of the order line. */
  id: Id,
  name: z.string(),
  /** The affected quantity, in units. */
  quantity: z.int(),
  unit: z.string(),
  price: Amount,
})

/** A problem of a parcel, as its viewer may see it. */
export const Problem = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  parcelId: Id,
  vendor: z.object({ id: Id, businessName: z.string() }),
  kind: z.enum(problemKinds),
  message: z.string(),
  items: z.array(ProblemItem),
  pictures: z.array(ProblemPicture),
  createdAt: Instant,
  /** The vendor's answer. */
  answer: z.nullable(z.object({ text: z.string(), createdAt: Instant })),
  status: z.enum(problemStatuses),
  decidedAt: z.nullable(Instant),
  /** Of the refund. */
  amount: z.nullable(Amount),
  /** Null for the customer, to whom it makes no difference. */
  bornBy: z.nullable(z.enum(problemBearers)),
  /** State of the refund. */
  refundStatus: z.nullable(z.enum(refundStatuses)),
  /** Of the refusal. */
  reason: z.nullable(z.string()),
  customer: z.object({ fullName: z.string(), phone: z.nullable(z.string()) }),
})
export type Problem = z.infer<typeof Problem>

/** A problem for the vendor who answers it. */
export const VendorProblem = z.extend(Problem, {
  /** The cost of the reported lines, less other refunds. */
  reportedCost: Amount,
})
export type VendorProblem = z.infer<typeof VendorProblem>

/** A problem for the administrator who decides it. */
export const AdminProblem = z.extend(VendorProblem, {
  /** Maximum refund: the cost of the lines, less other refunds. */
  mostRefund: Amount,
  /** Why it cannot be refunded now; null when it can, and once it is decided. */
  refundRefusal: z.nullable(z.enum(refundRefusals)),
  /** A refund also records the cash as received. */
  notesCash: z.boolean(),
})
export type AdminProblem = z.infer<typeof AdminProblem>

export const OrderProblems = z.object({
  problems: z.array(Problem),
  /** The parcels for which a problem may be reported, with deadlines; only for their customer. */
  reportable: z.array(z.object({ parcelId: Id, until: Instant })),
})
export type OrderProblems = z.infer<typeof OrderProblems>

const QUANTITY_INVALID = 'Indiquez combien d’articles sont concernés.'
const MESSAGE_REQUIRED = 'Expliquez le problème en quelques mots.'

export const ReportProblemBody = z.object({
  items: z
    .array(
      z.object({
        id: Id,
        quantity: z
          .int(QUANTITY_INVALID)
          .check(z.minimum(1, QUANTITY_INVALID), z.maximum(100_000, QUANTITY_INVALID)),
      }),
      'Choisissez au moins un article.',
    )
    .check(
      z.minLength(1, 'Choisissez au moins un article.'),
      z.maxLength(100, 'Une commande a moins d’articles.'),
      z.refine(
        items => new Set(items.map(({ id }) => id)).size === items.length,
        'Indiquez chaque article une fois.',
      ),
    ),
  kind: z.enum(problemKinds, 'Choisissez le type de problème.'),
  message: z
    .string(MESSAGE_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, MESSAGE_REQUIRED),
      z.maxLength(
        MAX_PROBLEM_MESSAGE_LENGTH,
        `Le message est trop long (${counted(MAX_PROBLEM_MESSAGE_LENGTH, 'caractère')} au plus).`,
      ),
    ),
  /** Addresses of stored pictures, or data URLs. */
  pictures: z._default(
    z
      .array(z.string().check(z.minLength(1, 'Une photo est vide.')))
      .check(z.maxLength(MAX_PROBLEM_PICTURES, `Au plus ${MAX_PROBLEM_PICTURES} photos.`)),
    [],
  ),
})
export type ReportProblemBody = z.output<typeof ReportProblemBody>

export const UploadProblemPictureBody = z.object({
  /** A data URL. */
  image: z.string('Choisissez une photo.').check(z.minLength(1, 'Choisissez une photo.')),
})

const WIDTH_INVALID = 'Cette largeur n’existe pas.'
export const ProblemPictureQuery = z.object({
  width: blankable(
    z.pipe(z.coerce.number(WIDTH_INVALID), z.literal([...problemPictureWidths], WIDTH_INVALID)),
  ),
})

const ANSWER_REQUIRED = 'Écrivez votre réponse.'
export const AnswerProblemBody = z.object({
  text: z
    .string(ANSWER_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, ANSWER_REQUIRED),
      z.maxLength(
        MAX_PROBLEM_ANSWER_LENGTH,
        `La réponse est trop longue (${counted(MAX_PROBLEM_ANSWER_LENGTH, 'caractère')} au plus).`,
      ),
    ),
})

const AMOUNT_REQUIRED = 'Indiquez le montant à rembourser, en FCFA.'
const MOST_CENTIMES = 1_000_000_000_000

/**
 * An amount in whole FCFA, the smallest unit that can be transferred, as a form or a client sends it ("1500", "1500.00", 1500);
 * normalized to "1500.00".
 */
const RefundAmount = z.pipe(
  z.pipe(
    z.transform((sent: string | number) =>
      typeof sent === 'string'
        ? Math.round(centimesOfFcfa(Number(/^\s*(\d{1,10}(?:\.\d{1,2})?)\s*$/.exec(sent)?.[1] ?? Number.NaN)))
        : centimesOfFcfa(sent),
    ),
    z
      .number(AMOUNT_REQUIRED)
      .check(
        z.int(AMOUNT_REQUIRED),
        z.minimum(1, AMOUNT_REQUIRED),
        z.maximum(MOST_CENTIMES, 'Ce montant est trop grand.'),
        z.multipleOf(centimesOfFcfa(1), 'Indiquez un montant entier : le franc CFA n’a pas de centimes.'),
      ),
  ),
  z.transform(amountOf),
)

export const DecideProblemBody = z.discriminatedUnion(
  'decision',
  [
    z.object({
      decision: z.literal('refund'),
      amount: RefundAmount,
      bornBy: z._default(
        z.enum(problemBearers, 'Choisissez qui prend ce remboursement en charge.'),
        'vendor',
      ),
    }),
    z.object({
      decision: z.literal('refuse'),
      reason: reasonText('Indiquez la raison : le client la lira.'),
    }),
  ],
  'Décidez : rembourser, ou refuser.',
)
export type DecideProblemBody = z.output<typeof DecideProblemBody>

const Status = listFilter(z.enum(problemStatuses, STATUS_UNKNOWN))

export const ListVendorProblemsQuery = z.object({
  status: Status,
  /** Only problems that the vendor may answer: neither answered nor decided. */
  toAnswer: flagFilter(),
  ...CursorQuery.shape,
})
export type ListVendorProblemsQuery = z.output<typeof ListVendorProblemsQuery>

export const ListAdminProblemsQuery = z.object({
  status: Status,
  /** An order's number. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListAdminProblemsQuery = z.output<typeof ListAdminProblemsQuery>
