import { formatAmount } from './format-amount.ts'
import { pageStyle } from './page-style.ts'
import type { Transaction } from './transactions.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made harmless in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => entities[character]!)

/** The frame of every page of the simulator. `content` is HTML. */
export function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Guichet de paiement</title>
<style>${pageStyle}</style>
</head>
<body>
<header><p class="brand"><span aria-hidden="true">◆</span> Guichet mobile</p><p class="badge">Simulation</p></header>
<main>${content}</main>
<footer><p>Aucun argent n’est prélevé : ce guichet imite celui du prestataire de paiement.</p></footer>
</body>
</html>`
}

/** What is paid, to whom, for what. */
export function bill({ designation, amountFcfa }: Transaction): string {
  return `<section class="bill" aria-label="Montant">
<p class="merchant">AMIC · ${escapeHtml(designation)}</p>
<p class="amount">${formatAmount(amountFcfa)}</p>
</section>`
}
