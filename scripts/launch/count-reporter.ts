import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Writes how many tests passed and failed to the file that `AMIC_COUNTS_FILE` names. A file that cannot be loaded,
 * a set-up that fails and an error outside of any test count as failures: no test would tell. What a test leaves out, because
 * something is missing here, is said by its name.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    let passed = 0
    let failed = unhandledErrors.length
    for (const module of modules) {
      failed += module.errors().length
      for (const suite of module.children.allSuites()) failed += suite.errors().length
      for (const test of module.children.allTests()) {
        const result = test.result()
        const { state } = result
        if (result.state === 'skipped' && result.note)
          console.log(`Non essayé (${result.note}) : ${test.fullName}`)
        if (state === 'passed') passed += 1
        if (state === 'failed') failed += 1
      }
    }
    const countsFile = process.env.AMIC_COUNTS_FILE
    if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed, failed }))
  }
}
