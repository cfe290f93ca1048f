/** How often each thing is asked. */
export const ROUNDS = 40

/** How long an act takes, in milliseconds. */
export async function time(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await act()
  return performance.now() - startedMs
}

/** What an answer of the site costs over HTTP, one after the other: no queue is measured. The first is not counted. */
export async function timeRequests(address: string, cookie: string): Promise<number[]> {
  const ask = async () => {
    const response = await fetch(address, { headers: { cookie } })
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  await ask()
  const durationsMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) durationsMs.push(await time(ask))
  return durationsMs
}
