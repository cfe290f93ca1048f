import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '#contract/french/dates.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { siteColors } from '../printing/site-colors.ts'
import { mailChannel, textChannel } from './channels.ts'
import { type Html, html } from './letters/html.ts'
import { mailFiles } from './mailbox.ts'
import type { MailRow } from './mails.queries.ts'
import { findMessage, listRecentMessages } from './messages.queries.ts'
import { textFile } from './texts/text-gateway.ts'
import type { TextRow } from './texts/texts.queries.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Content security policy of the mail in the frame: it runs no scripts, and its links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
const HTML = 'text/html; charset=utf-8'

const statusWords = {
  queued: 'en attente',
  sent: 'envoyé',
  failed: 'en échec',
  dropped: 'sans objet',
} as const

const style = html`<style>body{font:16px/1.5 system-ui;margin:0 auto;max-width:60rem;padding:1rem;color:${siteColors.ink};background:#fbf9f4}
a{color:${siteColors.leaf};font-weight:600}h1{line-height:1.2}ul{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid #e4ddcd;overflow-wrap:anywhere}
iframe{width:100%;height:75vh;border:1px solid #8c8370;border-radius:12px;background:#fff}</style>`

const page = (title: string, content: Html): string =>
  html`<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – AMIC</title>${style}<h1>${title}</h1>${content}</html>`
    .markup

const mailPath = (id: string): string => `${paths.sentMails()}/${id}`

const item = ({ id, subject, kind, recipient, status, error, createdAt }: MailRow): Html =>
  html`<li><a href="${mailPath(id)}">${subject ?? kind}</a><br>${recipient}, ${formatDateTime(createdAt)}, ${statusWords[status]} ${error ?? ''}</li>`

/** List item of a text; its words are missing until it is sent. */
async function textItem({ id, recipient, status, error, createdAt }: TextRow, folder: string): Promise<Html> {
  const words = await readFile(textFile(folder, id), 'utf8').catch(() => '')
  return html`<li>${words}<br>${recipient}, ${formatDateTime(createdAt)}, ${statusWords[status]} ${error ?? ''}</li>`
}

/**
 * Serves the mails and texts that are written to the folders instead of being sent. They give access to any account: served in
 * development and with demonstration data only (`config.mail.shown`).
 */
export function serveMails(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  if (!config.mail.shown) return
  const { folder } = config.mail
  const options = { schema: { hide: true } }
  const find = async (id: string) =>
    (isUuid(id) && (await findMessage(db, mailChannel, id))) || refuse('not_found')

  app.get(paths.sentMails(), options, async (_request, reply) => {
    const mails = await listRecentMessages(db, mailChannel)
    const list =
      mails.length === 0 ? html`<p>Aucun e-mail n’est encore parti.</p>` : html`<ul>${mails.map(item)}</ul>`
    const { texts } = config
    const written = texts.gateway ? [] : await listRecentMessages(db, textChannel)
    const items = await Promise.all(written.map(text => textItem(text, texts.folder)))
    const textList = items.length === 0 ? html`` : html`<h2>SMS</h2><ul>${items}</ul>`
    return reply
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
      .type(HTML)
      .send(page('E-mails', html`${list}${textList}`))
  })

  app.get<{ Params: { id: string } }>(mailPath(':id'), options, async ({ params }, reply) => {
    const { id, subject, kind, recipient, status, error } = await find(params.id)
    const shown =
      status === 'sent'
        ? html`<iframe title="L’e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mailPath(id)}/html"></iframe>`
        : html``
    return reply
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
      .type(HTML)
      .send(
        page(
          subject ?? kind,
          html`<p><a href="${paths.sentMails()}">Tous les e-mails</a></p><p>À ${recipient}, ${statusWords[status]} ${error ?? ''}</p>${shown}`,
        ),
      )
  })

  app.get<{ Params: { id: string } }>(`${mailPath(':id')}/html`, options, async ({ params }, reply) => {
    const { id } = await find(params.id)
    const { page: file } = mailFiles(folder, id)
    const content = await readFile(file, 'utf8').catch(() => refuse('not_found'))
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' })
      .type(HTML)
      .send(content.replace('<head>', '<head><base target="_blank">'))
  })
}
