import { stringifySearch } from './stringify-search.ts'

type Asked = { params?: Record<string, string>; query?: object | undefined }

/**
 * The address of a call, with its parameters filled in and empty query values left out.
 * @throws Error when a parameter of the path is missing: a fault of the program.
 */
export function callUrl(path: string, { params = {}, query }: Asked): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`parameter ${name} of ${path} is missing`)
    return encodeURIComponent(value)
  })
  return filled + stringifySearch(query)
}
