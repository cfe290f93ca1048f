type TestCase = { status: string; fullName: string; failureMessages: string[] }

/** What Vitest's JSON reporter says of a file of tests. */
export type TestFile = { name: string; status: string; message: string; assertionResults: TestCase[] }

export type Outcome = { verdict: 'killed' | 'survived' | 'broken'; why?: string }

type Told = { file: string; fullName: string; message: string }

/** The tests of some files that ended so. */
export const casesOf = (files: readonly TestFile[], status: 'passed' | 'failed') =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(each => each.status === status).map(each => ({ ...each, file: name })),
  )

const hasHung = ({ failureMessages }: TestCase): boolean =>
  failureMessages.every(text => /\btimed out in \d+ ?ms\b/.test(text))

/** The test that tells of a mutation, by what was run with it; or what became of the mutation when none does. */
export function judge(files: readonly TestFile[]): { told: Told } | { told?: never; outcome: Outcome } {
  const failed = casesOf(files, 'failed')
  const told = failed.find(each => !hasHung(each))
  if (told) {
    const [message = ''] = told.failureMessages[0]?.split('\n') ?? []
    return { told: { file: told.file, fullName: told.fullName, message } }
  }
  const broken = (why: string) => ({ outcome: { verdict: 'broken', why } }) as const
  if (failed.length > 0) return broken('the tests hang instead of telling')
  const unread = files.find(({ status }) => status === 'failed')
  if (unread) return broken(`no test was run: ${unread.message}`)
  return casesOf(files, 'passed').length > 0
    ? { outcome: { verdict: 'survived' } }
    : broken('no test was run to its end, or none has this name')
}
