import { spawn } from 'node:child_process'

/** Who runs a command: a user of the system, or ourselves when absent. */
export type Account = { uid: number; gid: number }

/** How a short command ended. `code` is null when it could not be run at all or was killed. */
export type Ending = { code: number | null; output: string }

/**
 * Runs a short command to its end, from the root folder: the current one may be closed to `account`.
 * Never rejects: a command that cannot be run ends with code null and the reason as output.
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

// A command that ends without reading its input breaks the pipe: its exit code tells what matters.
function ignoreError() {}
