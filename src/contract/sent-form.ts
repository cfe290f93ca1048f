/** Search parameters of a form's page after a submission without JavaScript. */
export const SENT_FORM = { envoi: 'fait' } as const
