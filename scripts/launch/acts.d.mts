/** `built` acts need the pages; then a `file` of the project is run, or `run` is called and gives the exit code. */
export type Act = {
  built?: boolean
  file?: string
  nodeFlags?: string[]
  env?: Record<string, string>
  /** @param args what the command line has after the act */
  run?: (args: string[]) => Promise<number>
}

/** Every npm script that needs the project ready. */
export const acts: { start: Act & { file: string; nodeFlags: string[] } } & Record<string, Act>
