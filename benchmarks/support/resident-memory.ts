import { readFile } from 'node:fs/promises'

/** What a process holds of the memory now, and held at most, in MB. */
export async function residentMemory(pid: number): Promise<{ now: number; atMost: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), atMost: megabytes('VmHWM') }
}
