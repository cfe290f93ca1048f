/** The server's instructions to the bootstrap script for hydrating the page. */
export type HydrationPlan = {
  /** URLs of the files that the page needs; the first is the module to run. */
  files: readonly string[]
  /** The page works as plain HTML: hydration may wait for the first interaction. */
  isDeferred: boolean
}

/** Exports of the entry module: settled once the page is hydrated. */
export type EntryModule = { hydrated: Promise<void> }

/** The script tag; URLs of built files need no escaping. */
export const writeBootstrapScript = (
  text: string,
  { files, isDeferred }: HydrationPlan,
  nonce: string,
): string =>
  `<script nonce="${nonce}" data-files="${files.join(' ')}"${isDeferred ? ' data-deferred' : ''}>${text}</script>`

export const readHydrationPlan = ({ dataset }: HTMLScriptElement): HydrationPlan => ({
  files: dataset.files?.split(' ') ?? [],
  isDeferred: dataset.deferred !== undefined,
})
