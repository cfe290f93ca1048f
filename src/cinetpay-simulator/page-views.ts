import { formatAmount } from './format-amount.ts'
import { bill, escapeHtml, layout } from './page-layout.ts'
import { CARD, operators, type Transaction, type TransactionState } from './transactions.ts'

/** "0707000001" → "07 07 00 00 01" */
const inPairs = (phone: string): string => phone.replace(/(\d\d)(?=\d)/g, '$1 ')

/** First step: which operator, which number. `path` is that of the payment's pages. */
export function choosePage(
  transaction: Transaction,
  path: string,
  { operator, phone, problem }: { operator: string; phone: string; problem?: string },
): string {
  const choices = operators.map(
    ({ id, name, color, ink }) => `<label class="operator" style="--color:${color};--ink:${ink}">
<input type="radio" name="operator" value="${id}" required${operator === id ? ' checked' : ''}>
<span class="mark" aria-hidden="true">${escapeHtml(name.slice(0, 2))}</span><span>${escapeHtml(name)}</span></label>`,
  )
  const shown = inPairs(phone.replace(/^\+225/, ''))
  return layout(
    'Choisir un moyen de paiement',
    `${bill(transaction)}
<h1>Comment voulez-vous payer\u202f?</h1>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${path}/operator">
<fieldset><legend>Votre moyen de paiement</legend><div class="operators">${choices.join('')}</div></fieldset>
<div class="by-phone"><label class="field" for="phone">Votre numéro</label>
<div class="phone-field"><span>+225</span><input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel-national"
 value="${escapeHtml(shown)}" placeholder="07 07 00 00 01"${problem ? ' aria-invalid="true"' : ''}></div></div>
<button class="main">Continuer</button>
</form>`,
  )
}

const button = (outcome: string, text: string, kind = '') =>
  `<button name="outcome" value="${outcome}"${kind && ` class="${kind}"`}>${text}</button>`

/** Second step: the prompt as the telephone shows it, and the cases that a test needs. */
export function confirmPage(transaction: Transaction, path: string): string {
  const isCard = transaction.operator === CARD
  const means = isCard ? 'avec votre carte' : `depuis le ${inPairs(transaction.payerPhone ?? '')}`
  const { name, color, ink } = operators.find(({ id }) => id === transaction.operator)!
  return layout(
    'Confirmer le paiement',
    `${bill(transaction)}
<h1>${isCard ? 'Confirmez auprès de votre banque' : 'Confirmez sur votre téléphone'}</h1>
<form method="post" action="${path}/answer">
<div class="phone" style="--color:${color};--ink:${ink}">
<p class="screen-title">${escapeHtml(name)}</p>
<p>Payer <strong>${formatAmount(transaction.amountFcfa)}</strong> à AMIC ${escapeHtml(means)}\u202f?</p>
<div class="answers">${button('accept', 'Confirmer', 'main')}${button('refuse', 'Refuser')}</div>
</div>
<details><summary>Essayer un autre cas</summary>
<div class="cases">${button('insufficient', 'Solde insuffisant')}${button('pending', 'Laisser en attente')}${button('expire', 'Laisser expirer')}</div>
</details>
</form>
<p class="back"><a href="${path}?etape=operateur">Changer de moyen de paiement</a></p>`,
  )
}

const receipts: Record<
  Exclude<TransactionState, 'initiated'>,
  { mark: string; title: string; text: string }
> = {
  accepted: { mark: '✓', title: 'Paiement accepté', text: 'Votre paiement a bien été reçu.' },
  waiting: {
    mark: '…',
    title: 'Paiement en attente',
    text: 'Votre opérateur attend encore votre confirmation.',
  },
  refused: { mark: '✕', title: 'Paiement refusé', text: 'Vous avez refusé ce paiement.' },
  insufficient: { mark: '✕', title: 'Solde insuffisant', text: 'Votre compte ne couvre pas ce montant.' },
  expired: { mark: '✕', title: 'Paiement expiré', text: 'Le délai de confirmation est dépassé.' },
}

/** Last step: what became of the payment, and the way back to the shop. */
export function receiptPage(transaction: Transaction, path: string): string {
  const { state } = transaction
  const { mark, title, text } = receipts[state === 'initiated' ? 'waiting' : state]
  const isOpen = state === 'waiting' || state === 'initiated'
  const confirm = `<p class="back"><a href="${path}?etape=${transaction.operator ? 'confirmer' : 'operateur'}">Confirmer maintenant</a></p>`
  return layout(
    title,
    `${bill(transaction)}
<div class="receipt ${isOpen ? 'open' : state}"><p class="mark" aria-hidden="true">${mark}</p><h1>${title}</h1><p>${text}</p></div>
${wayBack(transaction)}${isOpen ? confirm : ''}`,
  )
}

/** API v2 sends the browser back with a POST, v1 with a GET. It leaves by itself after a moment once all is said. */
function wayBack(transaction: Transaction): string {
  const { api, id, state, paymentToken, successUrl, failedUrl } = transaction
  if (api === 'v1') {
    const url = state === 'accepted' ? successUrl : failedUrl
    return `<p class="leave"><a class="main" id="leave" href="${escapeHtml(url)}">Retourner à la boutique</a></p>${leaveSoon(state, 'click')}`
  }
  return `<form class="leave" id="leave" method="post" action="${escapeHtml(successUrl)}">
<input type="hidden" name="transaction_id" value="${escapeHtml(id)}"><input type="hidden" name="token" value="${paymentToken}">
<button class="main">Retourner à la boutique</button></form>${leaveSoon(state, 'submit')}`
}

const leaveSoon = (state: TransactionState, act: 'click' | 'submit') =>
  state === 'waiting' || state === 'initiated'
    ? ''
    : `<script>setTimeout(()=>document.getElementById('leave').${act}(),2500)</script>`

export function unknownPage(): string {
  return layout('Paiement inconnu', '<h1>Paiement inconnu</h1><p>Ce guichet ne connaît pas ce paiement.</p>')
}
