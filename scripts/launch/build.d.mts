/** Builds the server unless it was made from the same sources. */
export function buildServerIfChanged(): Promise<void>
/** The files and folders that the build of the pages reads. */
export const pagesSources: readonly string[]
/** A hash of the names and contents of files and folders, the same whatever order the disk lists them in. */
export function fingerprint(paths: readonly string[]): Promise<string>
