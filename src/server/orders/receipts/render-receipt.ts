import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import { refundStatusLabels } from '#contract/money/facts.ts'
import { refundPartWords } from '#contract/money/refund-words.ts'
import { formatFcfa, lineTotal } from '#contract/money.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { pricedQuantity } from '#contract/orders/item-words.ts'
import { deliveryDateLabel, recipientLabel } from '#contract/orders/mode-words.ts'
import { paymentLine } from '#contract/orders/payment-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import { remainingParcels, remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import {
  amounts,
  bold,
  type Contact,
  color,
  drawRule,
  drawSheet,
  keepTogether,
  page,
  regular,
  type Sheet,
} from '../../printing/sheet.ts'
import { showable } from '../../printing/typeface.ts'
import { recipientLine } from '../recipient-line.ts'

/** Data of a receipt. */
export type Receipt = { order: Order; contact: Contact }

/** Renders the receipt of an order (PDF, A4), with the parcels that its viewer sees, without cancelled ones. */
export function renderReceipt(order: Order, contact: Contact): Promise<Buffer> {
  const date = new Date(order.createdAt)
  return drawSheet({ title: 'Reçu', name: order.number, date }, contact, sheet => {
    drawFacts(sheet, order)
    drawGoods(sheet, order)
    drawTotal(sheet, order)
  })
}

function drawFacts(sheet: Sheet, order: Order): void {
  const { customer, delivery } = order
  const { place } = deliveryModeFacts[delivery.mode]
  const date = dateToRead(order)
  const facts: [string, string][] = [
    [
      'Client',
      [customerName(customer), customer.phone && phoneWords(customer.phone)].filter(Boolean).join(' – '),
    ],
    ['Commande du', formatDate(order.createdAt)],
    ...(date ? [[deliveryDateLabel(order.status, delivery.mode), formatDate(date)] as [string, string]] : []),
    [place, order.deliveryAddress],
    [recipientLabel(order.status, delivery.mode), recipientLine(delivery)],
    ['Paiement', paymentLine(order)],
  ]
  for (const [name, value] of facts) {
    const top = sheet.y
    sheet.font(regular).fontSize(9.5).fillColor(color.soft).text(name, page.left, top, { width: 120 })
    sheet.font(bold).fontSize(10.5).fillColor(color.ink)
    sheet.text(showable(value), page.left + 130, top, { width: page.width - 130 })
    sheet.y += 5
  }
  sheet.y += 14
}

function drawGoods(sheet: Sheet, order: Order): void {
  for (const parcel of remainingParcels(order)) {
    keepTogether(sheet, 80)
    sheet.font(bold).fontSize(12).fillColor(color.leaf)
    const heading = [parcel.vendor.businessName, plannedWords(order, [parcel])].filter(Boolean).join(' – ')
    sheet.text(showable(heading), page.left, sheet.y, { width: page.width })
    sheet.y += 4
    drawRule(sheet)
    for (const item of order.items.filter(({ parcelId }) => parcelId === parcel.id)) drawItem(sheet, item)
    sheet.y += 10
  }
}

function drawItem(sheet: Sheet, item: Order['items'][number]): void {
  keepTogether(sheet, 44)
  const top = sheet.y + 7
  sheet.font(regular).fontSize(11).fillColor(color.ink)
  sheet.text(formatFcfa(lineTotal(item)), amounts.left, top, { width: amounts.width, align: 'right' })
  sheet.text(showable(item.product.name), page.left, top, { width: amounts.left - page.left - 12 })
  sheet.fontSize(9.5).fillColor(color.soft)
  sheet.text(pricedQuantity(item), page.left, sheet.y + 1)
  sheet.y += 6
  drawRule(sheet)
}

function drawTotal(sheet: Sheet, order: Order): void {
  keepTogether(sheet, 90)
  const top = sheet.y + 4
  sheet.font(regular).fontSize(10.5).fillColor(color.soft).text('Livraison', page.left, top)
  sheet.text('Gratuite', amounts.left, top, { width: amounts.width, align: 'right' })
  const below = sheet.y + 8
  sheet
    .font(bold)
    .fontSize(14)
    .fillColor(color.ink)
    .text('Total', page.left, below + 2)
  sheet.fontSize(18).fillColor(color.leaf)
  sheet.text(formatFcfa(remainingTotal(order)), page.left, below, { width: page.width, align: 'right' })
  if (order.status === 'cancelled') {
    sheet
      .font(bold)
      .fontSize(12)
      .fillColor('#b91c1c')
      .text('Commande annulée', page.left, sheet.y + 8)
  }
  for (const refund of order.refunds) drawRefund(sheet, refund)
}

function drawRefund(sheet: Sheet, refund: Order['refunds'][number]): void {
  const { amount, owed, status, settledAt, reference } = refund
  keepTogether(sheet, 40)
  const words = settledAt
    ? `${refundStatusLabels[status]} le ${formatDate(settledAt)}, référence ${reference}`
    : [refundStatusLabels[status], refundPartWords(refund)].filter(Boolean).join(', ')
  const top = sheet.y + 10
  sheet.font(regular).fontSize(10.5).fillColor(color.ink)
  sheet.text(formatFcfa(status === 'due' ? owed : amount), amounts.left, top, {
    width: amounts.width,
    align: 'right',
  })
  sheet.text(showable(words), page.left, top, { width: amounts.left - page.left - 12 })
}
