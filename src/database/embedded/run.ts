import { spawn } from 'node:child_process'

/** The system user that runs a command; the current one when absent. */
export type Account = { uid: number; gid: number }

/** Result of a short command. `code` is null when it could not be run or was killed. */
type Ending = { code: number | null; output: string }

/**
 * Runs a short command to its end, in the root folder: the current one may be inaccessible to `account`. Never rejects: a command
 * that cannot be run ends with code null and the reason as output.
 */
export function run(
  command: string,
  args: string[],
  { account, input }: { account?: Account | undefined; input?: string } = {},
) {
  return new Promise<Ending>(resolve => {
    let output = ''
    const child = spawn(command, args, { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
    const keep = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.stdin.on('error', ignoreError)
    child.on('error', error => resolve({ code: null, output: error.message }))
    child.on('close', code => resolve({ code, output: output.trim() }))
    child.stdin.end(input ?? '')
  })
}

// A command that ends without reading its input breaks the pipe: only its exit code matters.
function ignoreError() {}
