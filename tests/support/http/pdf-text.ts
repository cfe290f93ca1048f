import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; stream: string | null }
type Objects = ReadonlyMap<string, PdfObject>

/** The objects of a PDF file by number: dictionary and stream. */
function objectsOf(file: string): Objects {
  const found = [...file.matchAll(/(\d+) 0 obj\n/g)].map(
    ({ 0: start, 1: number, index }): [string, PdfObject] => {
      const from = index + start.length
      const body = file.slice(from, file.indexOf('\nendobj', from))
      const begin = body.indexOf('stream\n')
      if (begin < 0) return [number!, { head: body, stream: null }]
      const head = body.slice(0, begin)
      const length = Number(/\/Length (\d+)/.exec(head)![1])
      const at = from + begin + 'stream\n'.length
      const bytes = Buffer.from(file.slice(at, at + length), 'latin1')
      const stream = (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
      return [number!, { head, stream }]
    },
  )
  return new Map(found)
}

/** The characters of a font's glyphs, in order, from its ToUnicode table. */
const charactersOf = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(({ 1: list }) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(({ 1: hex }) =>
      Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )

const glyphsOf = (shown: string): number[] =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(({ 1: hex }) =>
    hex!.match(/.{4}/g)!.map(glyph => Number.parseInt(glyph, 16)),
  )

/**
 * The text of a PDF file rendered by the shop, in drawing order, parts separated by a space. Only reads what our printer writes.
 * @throws Error when it has no text
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'))
  const fonts = new Map<string, string[]>()
  for (const { head } of objects.values()) {
    for (const { 1: name, 2: number } of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)!.head)
      if (map) fonts.set(name!, charactersOf(objects.get(map[1]!)!.stream!))
    }
  }
  const pieces: string[] = []
  for (const { stream } of objects.values()) {
    let characters: string[] = []
    for (const { 1: font, 2: shown } of stream?.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g) ?? []) {
      if (font) characters = fonts.get(font) ?? []
      if (shown)
        pieces.push(
          glyphsOf(shown)
            .map(glyph => characters[glyph] ?? '')
            .join(''),
        )
    }
  }
  const text = pieces.join(' ').replace(/\s+/g, ' ').trim()
  if (text === '') throw new Error('no text was found in the file')
  return text
}
