import { firstMessages } from '#contract/first-messages.ts'
import { ContactBody } from '#contract/pages/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import type { PlainForm } from '../http/pages/plain-forms.ts'
import { refuse } from '../http/refuse.ts'
import { receiveContactMessage } from './receive-contact-message.ts'

/** The contact form as plain HTML: without JavaScript there is no typing time. */
export const contactForm = (deps: Pick<Deps, 'db' | 'clock' | 'config'>): PlainForm => ({
  path: paths.contact(),
  receive: async ({ openMs: _unsaid, ...fields }, ip) => {
    const { data, error } = ContactBody.safeParse(fields)
    if (error) refuse('validation', { errors: firstMessages(error.issues) })
    await receiveContactMessage(deps, data, ip)
  },
})
