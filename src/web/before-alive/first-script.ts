/** What the server tells the script that a page begins with, which brings it to life. */
export type PageLife = {
  /** Addresses of the files that the page needs for it; the first is the one to run. */
  files: readonly string[]
  /** The page is whole as HTML: it may wait until somebody touches it. */
  waits: boolean
}

/** What the file to run gives: settled once the page answers. */
export type PageEntry = { alive: Promise<void> }

/** The tag of the script; addresses of built files hold nothing that must be escaped. */
export const writeFirstScript = (text: string, { files, waits }: PageLife, nonce: string): string =>
  `<script nonce="${nonce}" data-files="${files.join(' ')}"${waits ? ' data-waits' : ''}>${text}</script>`

export const readPageLife = ({ dataset }: HTMLScriptElement): PageLife => ({
  files: dataset.files?.split(' ') ?? [],
  waits: dataset.waits !== undefined,
})
