const RELOADED_KEY = 'amic.reloaded-for'

/** Reloads the page into the current version of the site, since one of its files is gone; once per file. */
export function reloadOnceFor(file: string): void {
  if (sessionStorage.getItem(RELOADED_KEY) === file) return
  sessionStorage.setItem(RELOADED_KEY, file)
  location.reload()
}
