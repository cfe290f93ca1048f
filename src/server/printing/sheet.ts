import { DIRECT_WORDS, MARKET_WORDS } from '#contract/site/slogans.ts'
import { siteColors } from './site-colors.ts'
import { typeface } from './typeface.ts'

/** Contact details of the shop. */
export type Contact = { phone: string; email: string }
export type Sheet = PDFKit.PDFDocument

export const { regular, bold } = typeface
export const color = { ...siteColors, line: '#e4ddcd' }

/** A4, in points. */
export const page = { left: 56, right: 539, width: 483, bottom: 770 }
/** The column of amounts, on the right. */
export const amounts = { left: 419, width: 120 }
const TOP = 56
/** Stripes below the head; an odd number gives both ends the same colour. */
const STRIPES = 25

type Heading = {
  /** Kind of document: "Reçu". */
  title: string
  /** Identifies the document, as the number of an order. */
  name: string
  /** Date of the content, for the metadata: drawn again, the document is the same file. */
  date: Date
}

/** Draws a document (PDF, A4): the head, what `draw` adds, and a foot with the contact details. */
export async function drawSheet(
  { title, name, date }: Heading,
  contact: Contact,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Imported with the first document, to keep the start short.
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, left: page.left, right: TOP, bottom: TOP },
    lang: 'fr-FR',
    info: { Title: `${title} ${name}`, Author: 'AMIC', CreationDate: date },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  drawHead(sheet, title, name)
  draw(sheet)
  drawFoot(sheet, contact)
  sheet.end()
  return written
}

function drawHead(sheet: Sheet, title: string, name: string): void {
  sheet.rect(0, 0, sheet.page.width, 96).fill(color.leaf)
  const stripe = sheet.page.width / STRIPES
  for (let index = 0; index < STRIPES; index += 1) {
    sheet.rect(index * stripe, 96, stripe, 8).fill(index % 2 === 0 ? color.mango : color.leaf)
  }
  sheet.fillColor('#ffffff').font(bold).fontSize(30).text('AMIC', page.left, 26)
  sheet.font(regular).fontSize(10).text(`Le ${MARKET_WORDS}`, page.left, 62)
  sheet.font(bold).fontSize(18).text(title, page.left, 32, { width: page.width, align: 'right' })
  sheet.font(regular).fontSize(12).text(name, page.left, 58, { width: page.width, align: 'right' })
  sheet.y = 132
}

/** Adds a page when the next `height` points do not fit. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height < page.bottom) return
  sheet.addPage()
  sheet.y = TOP
}

export function drawRule(sheet: Sheet): void {
  sheet.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.75).stroke(color.line)
}

function drawFoot(sheet: Sheet, { phone, email }: Contact): void {
  keepTogether(sheet, 60)
  sheet.font(regular).fontSize(9).fillColor(color.soft)
  sheet.text(`${DIRECT_WORDS}\n${phone} – ${email}`, page.left, sheet.y + 28, {
    width: page.width,
    align: 'center',
  })
}
