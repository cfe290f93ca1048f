/**
 * What browsers give to scripts and the oldest ones in which the site works (docs/architecture.md) do not have. Of the language itself
 * the compiler knows it: `target` and `lib` of tsconfig.web.json and tsconfig.worker.json.
 */
const YOUNG: Readonly<Record<string, RegExp>> = {
  'URL.canParse': /\bURL\.canParse\(/g,
  'URL.parse': /\bURL\.parse\(/g,
  'URLSearchParams.size': /\b(?:search|params|searchParams)\.size\b/gi,
  'AbortSignal.any': /\bAbortSignal\.any\(/g,
  'Element.checkVisibility': /\.checkVisibility\(/g,
  'Element.moveBefore': /\.moveBefore\(/g,
  'Element.setHTMLUnsafe': /\.setHTML(?:Unsafe)?\(/g,
  popover: /\.(?:show|hide|toggle)Popover\(|\bpopover=/g,
  'document.startViewTransition': /\.startViewTransition\(/g,
  CloseWatcher: /\bnew CloseWatcher\b/g,
  scheduler: /\bscheduler\.(?:yield|postTask)\(/g,
  cookieStore: /\bcookieStore\./g,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/g,
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/**
 * Where a source calls what old browsers lack, without asking for it first (`AbortSignal.any?.(…)`).
 * @returns the names
 */
export function findYoungBuiltIns(source: string): string[] {
  const code = source.replaceAll(COMMENTS, '')
  return Object.entries(YOUNG).flatMap(([name, young]) => [...code.matchAll(young)].map(() => name))
}
