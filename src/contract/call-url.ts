import { stringifySearch } from './stringify-search.ts'

type CallInput = { params?: Record<string, string>; query?: object | undefined }

/**
 * Builds the URL of a call: fills in path parameters, leaves out empty query values.
 * @throws Error when a path parameter is missing
 */
export function callUrl(path: string, { params = {}, query }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`parameter ${name} of ${path} is missing`)
    return encodeURIComponent(value)
  })
  return filled + stringifySearch(query)
}
