/** What servers of mail say by their enhanced status codes (RFC 3463), or in words; connections fail with codes of the system. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/\b5\.1\.[1236]\b|user unknown|no such user|recipient address rejected/i, 'Cette adresse n’existe pas'],
  [/\b[45]\.2\.2\b|mailbox (?:is )?full|quota/i, 'La boîte du destinataire est pleine'],
  [/\b5\.7\.\d+\b|spam|blocked/i, 'Le serveur du destinataire refuse nos messages'],
  [
    /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)\b|timeout/i,
    'Le serveur d’envoi ne répond pas',
  ],
]

/** Why a message did not leave, in French, of what the server said in its own words; undefined where these alone can tell. */
export const failureCause = (error: string): string | undefined =>
  causes.find(([said]) => said.test(error))?.[1]
