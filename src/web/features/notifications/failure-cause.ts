/** Enhanced status codes (RFC 3463) or phrases of mail servers, and system error codes of connections. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/\b5\.1\.[1236]\b|user unknown|no such user|recipient address rejected/i, 'Cette adresse n’existe pas'],
  [/\b[45]\.2\.2\b|mailbox (?:is )?full|quota/i, 'La boîte du destinataire est pleine'],
  [/\b5\.7\.\d+\b|spam|blocked/i, 'Le serveur du destinataire refuse nos messages'],
  [
    /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)\b|timeout/i,
    'Le serveur d’envoi ne répond pas',
  ],
]

/** French cause of a failed dispatch, from its error message; undefined when it is not recognised. */
export const failureCause = (error: string): string | undefined =>
  causes.find(([pattern]) => pattern.test(error))?.[1]
