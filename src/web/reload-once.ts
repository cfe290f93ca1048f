const RELOADED_KEY = 'amic.reloaded-for'

/** Reads this page again in the version of the site that there is now, since a file of its own is gone; once for each file. */
export function reloadOnceFor(file: string): void {
  if (sessionStorage.getItem(RELOADED_KEY) === file) return
  sessionStorage.setItem(RELOADED_KEY, file)
  location.reload()
}
