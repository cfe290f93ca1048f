export type ParsedMail = {
  headers: Map<string, string>
  text: string
  html: string
  attachments: { filename: string; contentType: string; content: Buffer }[]
}

/** A mail as it travelled (RFC 5322 and MIME), as far as our own mails go. */
export function parseMail(bytes: Buffer): ParsedMail {
  const raw = bytes.toString('latin1')
  const { headers } = split(raw)
  const parts = leavesOf(raw)
  const textOf = (type: string) => parts.find(part => part.type === type)?.content.toString('utf8') ?? ''
  return {
    headers: new Map([...headers].map(([name, value]) => [name, decodeWords(value)])),
    text: textOf('text/plain').replaceAll('\r\n', '\n'),
    html: textOf('text/html').replaceAll('\r\n', '\n'),
    attachments: parts
      .filter(part => part.filename !== undefined)
      .map(({ filename = '', type, content }) => ({ filename, contentType: type, content })),
  }
}

type Part = { type: string; filename: string | undefined; content: Buffer }

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function leavesOf(raw: string): Part[] {
  const { headers, body } = split(raw)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap(part => leavesOf(part.replace(/^\r\n/, '')))
  return [
    {
      type: type.split(';')[0]!,
      filename: /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1],
      content: decode(body.replace(/\r\n$/, ''), headers.get('content-transfer-encoding')),
    },
  ]
}

function decode(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const joined = body.replace(/=\r\n/g, '')
  return Buffer.from(
    joined.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
}

/** RFC 2047: words of other letters in a header. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/((?:=\?utf-8\?[bq]\?[^?]*\?=)+)/gi, words =>
    Buffer.concat(
      [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : decode(text.replaceAll('_', ' '), 'quoted-printable'),
      ),
    ).toString('utf8'),
  )
}
