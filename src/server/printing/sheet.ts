import { siteColors } from './site-colors.ts'
import { typeface } from './typeface.ts'

/** How the shop is reached. */
export type Contact = { phone: string; email: string }
export type Sheet = PDFKit.PDFDocument

export const { regular, bold } = typeface
export const color = { ...siteColors, line: '#e4ddcd' }

/** A4, in points. */
export const page = { left: 56, right: 539, width: 483, bottom: 770 }
/** The column of amounts, at the right. */
export const amounts = { left: 419, width: 120 }
const TOP = 56
/** Of the awning over the stall; an odd number is the same on both sides. */
const STRIPES = 25

type Heading = {
  /** What the document is, in a word. */
  title: string
  /** Which one it is. */
  name: string
  /** Of what it tells, so that the same document is the same file. */
  date: Date
}

/** Draws a document of the shop (PDF, A4): its head, what `draw` adds, and how the shop is reached. */
export async function drawSheet(
  { title, name, date }: Heading,
  contact: Contact,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  // Read at the first document: a start does not wait for it.
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
  sheet.font(regular).fontSize(10).text('Le marché des producteurs de Côte d’Ivoire', page.left, 62)
  sheet.font(bold).fontSize(18).text(title, page.left, 32, { width: page.width, align: 'right' })
  sheet.font(regular).fontSize(12).text(name, page.left, 58, { width: page.width, align: 'right' })
  sheet.y = 132
}

/** Goes to a new page when the next `height` points do not fit. */
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
  sheet.text(
    `AMIC, en direct du producteur, sans intermédiaire.\n${phone} – ${email}`,
    page.left,
    sheet.y + 28,
    {
      width: page.width,
      align: 'center',
    },
  )
}
