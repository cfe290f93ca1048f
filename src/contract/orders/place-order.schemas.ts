import * as z from 'zod/mini'
import { blankable } from '../common.ts'
import { ADDRESS_MISSING, AddressLine, DeliveryBody, wholeRecipient } from '../delivery/place.schemas.ts'
import { counted } from '../french/counted.ts'
import { paymentMethodNames } from '../payments/facts.ts'
import { whenFields } from '../when-fields.ts'
import { MAX_NOTES_LENGTH } from './facts.ts'
import { MAX_LINES, MAX_QUANTITY } from './order-size.ts'

/** An amount sent by the browser, as string or number; only compared, never stored. */
const SentAmount = z.union([
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Montant invalide')),
  z.number().check(z.minimum(0), z.maximum(999_999_999_999)),
])

const OrderLineBody = z.object({
  productId: z.string('Produit manquant').check(z.maxLength(100)),
  quantity: z
    .int('La quantité est un nombre entier')
    .check(
      z.minimum(1, 'La quantité est d’au moins 1'),
      z.maximum(MAX_QUANTITY, 'La quantité est trop grande'),
    ),
  price: z.optional(SentAmount),
})

const OrderFields = z.object({
  customerId: z.optional(z.string()),
  total: z.optional(SentAmount),
  /** An address text, for requests without `delivery`. */
  deliveryAddress: blankable(AddressLine),
  delivery: z.optional(DeliveryBody),
  paymentMethod: z.enum(paymentMethodNames, 'Méthode de paiement manquante'),
  notes: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          MAX_NOTES_LENGTH,
          `Les notes sont trop longues (${counted(MAX_NOTES_LENGTH, 'caractère')} au plus)`,
        ),
      ),
  ),
  items: z
    .array(OrderLineBody, 'Votre panier est vide')
    .check(
      z.minLength(1, 'Votre panier est vide'),
      z.maxLength(MAX_LINES, `Une commande compte au plus ${MAX_LINES} lignes`),
    ),
})

export const PlaceOrderBody = OrderFields.check(
  z.check(({ value: { delivery, deliveryAddress }, issues }) => {
    // The first field of the form, so it is reported first.
    if (!delivery && !deliveryAddress)
      issues.unshift({
        code: 'custom',
        input: undefined,
        path: ['deliveryAddress'],
        message: ADDRESS_MISSING,
      })
  }, whenFields),
)
export type PlaceOrderBody = z.output<typeof PlaceOrderBody>

/** The order form of the site: destination and recipient are required. */
export const CheckoutBody = z.object({
  ...OrderFields.shape,
  delivery: DeliveryBody.check(...wholeRecipient),
})
