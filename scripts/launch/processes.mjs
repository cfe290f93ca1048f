import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** The project's own Node.js, a dependency: the same everywhere, whatever the machine has. */
export const PROJECT_NODE = 'node_modules/.bin/node'

/** A tool of node_modules, run by the project's Node.js. */
export const tool = (name, ...args) => [PROJECT_NODE, `node_modules/.bin/${name}`, ...args]

/** The npm that runs us, with its own Node.js: an installation replaces the one of node_modules. */
export function npm() {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env
  return node && cli ? [node, cli] : ['npm']
}

const PARENT_CHECK_MS = 300

const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/** Runs a command to its end without showing what it says: gives its exit code and its output. */
export function quietly([command, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', text => {
      output += text
    })
    child.stderr.on('data', text => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), output }))
  })
}

/** Runs a command in the foreground and gives its exit code. Signals meant for us are passed on. */
export function inForeground([command, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // Ctrl-C in a terminal reaches the child by itself: a second one would mean "at once".
        const alreadyThere = signal === 'SIGINT' && process.stdin.isTTY
        if (!alreadyThere) child.kill(signal)
      })
    }
    const watch = followParent(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      resolve(exitCodeOf(code, signal))
    })
  })
}

/**
 * npm passes a SIGTERM on to the shell it runs us in, which ends without telling us: we notice that our parent is
 * another process. Started by hand we may well outlive our shell.
 */
function followParent(onLost) {
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onLost()
  }
  const watch = process.env.npm_lifecycle_event ? setInterval(look, PARENT_CHECK_MS) : undefined
  return watch
}

/** Runs a file of the project in the foreground, directly from its TypeScript source. */
export const runProject = (args, env) => inForeground([PROJECT_NODE, ...args], env)
