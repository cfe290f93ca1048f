import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ParsedMail, parseMail } from '#tests/support/partners/parse-mail.ts'

/** `silence`: the mail is read to its end, and no answer comes. */
type Answer = 'take' | 'silence' | { code: number; at: 'recipient' | 'end' }

export type MailServer = {
  /** SMTP_URL of a server that sends through it. */
  url: string
  /** What it took, in the order of arrival. */
  taken: (ParsedMail & { to: string })[]
  /** What the next mails get for an answer; all others are taken. */
  answers: Answer[]
  close: () => Promise<void>
}

const refusal = (code: number) => Object.assign(new Error(`refused with ${code}`), { responseCode: code })

/** A real SMTP server on a free port, which keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = []
  const answers: Answer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const [answer] = answers
      if (answer && typeof answer === 'object' && answer.at === 'recipient') {
        answers.shift()
        return done(refusal(answer.code))
      }
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const answer = answers.shift() ?? 'take'
        if (answer === 'silence') return
        if (answer !== 'take') return done(refusal(answer.code))
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        taken.push({ ...parseMail(Buffer.concat(chunks)), to })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answers,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
