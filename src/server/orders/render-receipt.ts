import { formatDate } from '#contract/french/dates.ts'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { refundStatusLabels } from '#contract/money/facts.ts'
import { formatFcfa, lineTotal } from '#contract/money.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { deliveryDateLabel } from '#contract/orders/facts.ts'
import { keptParcels, keptTotal } from '#contract/orders/kept-parcels.ts'
import { paymentLine } from '#contract/orders/payment-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { showPhone } from '../show-phone.ts'
import { siteColors } from '../site-colors.ts'
import { showable, typeface } from '../typeface.ts'

/** How the shop is reached. */
export type Contact = { phone: string; email: string }
type Pdf = PDFKit.PDFDocument

const { regular, bold } = typeface

const color = { ...siteColors, line: '#e4ddcd' }

/** A4, in points. */
const page = { left: 56, right: 539, width: 483, bottom: 770 }
/** Of the awning over the stall; an odd number is the same on both sides. */
const STRIPES = 25
const amounts = { left: 419, width: 120 }

/** The receipt of an order as its viewer sees it (PDF, A4): of its parcels, those that were not cancelled. */
export async function renderReceipt(order: Order, contact: Contact): Promise<Buffer> {
  // Read at the first receipt: a start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 56, left: page.left, right: 56, bottom: 56 },
    lang: 'fr-FR',
    info: { Title: `Reçu ${order.number}`, Author: 'AMIC', CreationDate: new Date(order.createdAt) },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  drawHead(pdf, order)
  drawFacts(pdf, order)
  drawGoods(pdf, order)
  drawTotal(pdf, order)
  drawFoot(pdf, contact)
  pdf.end()
  return written
}

function drawHead(pdf: Pdf, order: Order): void {
  pdf.rect(0, 0, pdf.page.width, 96).fill(color.leaf)
  const stripe = pdf.page.width / STRIPES
  for (let index = 0; index < STRIPES; index += 1) {
    pdf.rect(index * stripe, 96, stripe, 8).fill(index % 2 === 0 ? color.mango : color.leaf)
  }
  pdf.fillColor('#ffffff').font(bold).fontSize(30).text('AMIC', page.left, 26)
  pdf.font(regular).fontSize(10).text('Le marché des producteurs de Côte d’Ivoire', page.left, 62)
  pdf.font(bold).fontSize(18).text('Reçu', page.left, 32, { width: page.width, align: 'right' })
  pdf.font(regular).fontSize(12).text(order.number, page.left, 58, { width: page.width, align: 'right' })
  pdf.y = 132
}

function drawFacts(pdf: Pdf, order: Order): void {
  const { customer } = order
  const facts: [string, string][] = [
    [
      'Client',
      [customerName(customer), customer.phone && showPhone(customer.phone)].filter(Boolean).join(' – '),
    ],
    ['Commande du', formatDate(order.createdAt)],
    ...(order.deliveryDate
      ? [[deliveryDateLabel(order.status), formatDate(order.deliveryDate)] as [string, string]]
      : []),
    ['Adresse de livraison', order.deliveryAddress],
    ['Paiement', paymentLine(order)],
  ]
  for (const [name, value] of facts) {
    const top = pdf.y
    pdf.font(regular).fontSize(9.5).fillColor(color.soft).text(name, page.left, top, { width: 120 })
    pdf.font(bold).fontSize(10.5).fillColor(color.ink)
    pdf.text(showable(value), page.left + 130, top, { width: page.width - 130 })
    pdf.y += 5
  }
  pdf.y += 14
}

/** Goes to a new page when the next `height` points do not fit. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height < page.bottom) return
  pdf.addPage()
  pdf.y = 56
}

function drawGoods(pdf: Pdf, order: Order): void {
  for (const parcel of keptParcels(order)) {
    keepTogether(pdf, 80)
    pdf.font(bold).fontSize(12).fillColor(color.leaf)
    pdf.text(showable(parcel.vendor.businessName), page.left, pdf.y, { width: page.width })
    pdf.y += 4
    drawRule(pdf)
    for (const item of order.items.filter(({ parcelId }) => parcelId === parcel.id)) drawItem(pdf, item)
    pdf.y += 10
  }
}

function drawItem(pdf: Pdf, item: Order['items'][number]): void {
  keepTogether(pdf, 44)
  const top = pdf.y + 7
  pdf.font(regular).fontSize(11).fillColor(color.ink)
  pdf.text(formatFcfa(lineTotal(item)), amounts.left, top, { width: amounts.width, align: 'right' })
  pdf.text(showable(item.product.name), page.left, top, { width: amounts.left - page.left - 12 })
  pdf.fontSize(9.5).fillColor(color.soft)
  pdf.text(
    `${quantityWords(item.quantity, item.product.unit)} × ${formatFcfa(item.price)}`,
    page.left,
    pdf.y + 1,
  )
  pdf.y += 6
  drawRule(pdf)
}

function drawRule(pdf: Pdf): void {
  pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.75).stroke(color.line)
}

function drawTotal(pdf: Pdf, order: Order): void {
  keepTogether(pdf, 90)
  const top = pdf.y + 4
  pdf.font(regular).fontSize(10.5).fillColor(color.soft).text('Livraison', page.left, top)
  pdf.text('Gratuite', amounts.left, top, { width: amounts.width, align: 'right' })
  const below = pdf.y + 8
  pdf
    .font(bold)
    .fontSize(14)
    .fillColor(color.ink)
    .text('Total', page.left, below + 2)
  pdf.fontSize(18).fillColor(color.leaf)
  pdf.text(formatFcfa(keptTotal(order)), page.left, below, { width: page.width, align: 'right' })
  if (order.status === 'cancelled') {
    pdf
      .font(bold)
      .fontSize(12)
      .fillColor('#b91c1c')
      .text('Commande annulée', page.left, pdf.y + 8)
  }
  for (const refund of order.refunds) drawRefund(pdf, refund)
}

function drawRefund(pdf: Pdf, { amount, status, settledAt, reference }: Order['refunds'][number]): void {
  keepTogether(pdf, 40)
  const words = settledAt
    ? `${refundStatusLabels[status]} le ${formatDate(settledAt)}, référence ${reference}`
    : refundStatusLabels[status]
  const top = pdf.y + 10
  pdf.font(regular).fontSize(10.5).fillColor(color.ink)
  pdf.text(formatFcfa(amount), amounts.left, top, { width: amounts.width, align: 'right' })
  pdf.text(showable(words), page.left, top, { width: amounts.left - page.left - 12 })
}

function drawFoot(pdf: Pdf, { phone, email }: Contact): void {
  keepTogether(pdf, 60)
  pdf.font(regular).fontSize(9).fillColor(color.soft)
  pdf.text(`AMIC, en direct du producteur, sans intermédiaire.\n${phone} – ${email}`, page.left, pdf.y + 28, {
    width: page.width,
    align: 'center',
  })
}
