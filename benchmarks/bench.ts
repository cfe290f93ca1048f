// `npm run bench [title…]`: runs the scenarios one after the other against one server with the demonstration data, prints
// their figures, and fails when one is beyond its limit. Ratios of one run are limits, not absolute times; the lists of the
// administration are the exception.
import { connectDatabase } from '#database/connect.ts'
import { adminLists } from './scenarios/admin-lists.ts'
import { assistant } from './scenarios/assistant.ts'
import { marketDay } from './scenarios/market-day.ts'
import { memory } from './scenarios/memory.ts'
import { orders } from './scenarios/orders.ts'
import { pageWeight } from './scenarios/page-weight.ts'
import { publicPages } from './scenarios/public-pages.ts'
import { startBenchServer } from './support/bench-server.ts'
import type { Figure, Scenario } from './support/measure.ts'
import { report, runBench } from './support/run-bench.ts'

// Pages are weighed before orders are made by the thousand: no producer has so many parcels under way.
const scenarios: Scenario[] = [publicPages, pageWeight, orders, marketDay, adminLists, assistant, memory]

async function measureStarts(dataDir: string) {
  const first = await startBenchServer(dataDir)
  await first.stop()
  const server = await startBenchServer(dataDir)
  const figures: Figure[] = [
    { name: 'first start: database and demonstration data', value: first.startMs / 1000, unit: 's' },
    { name: 'second start', value: server.startMs / 1000, unit: 's' },
    {
      name: 'second start, share of the first',
      value: server.startMs / first.startMs,
      unit: 'ratio',
      atMost: 0.5,
    },
  ]
  return { server, figures }
}

const wanted = process.argv.slice(2).join(' ').toLowerCase()
const chosen = scenarios.filter(({ title }) => title.toLowerCase().includes(wanted))
if (chosen.length === 0) {
  const titles = scenarios.map(({ title }) => `  ${title}`).join('\n')
  console.error(`No title holds "${wanted}":\n${titles}`)
  process.exit(2)
}
await runBench(async dataDir => {
  const { server, figures } = await measureStarts(dataDir)
  let failures = report('Start (installed and built)', figures)
  // The server's own database: this process only joins it.
  const connection = await connectDatabase({ dataDir })
  try {
    const bench = {
      url: server.url,
      databaseUrl: connection.url,
      db: connection.db,
      pid: server.pid,
    }
    for (const scenario of chosen) {
      failures += report(scenario.title, await scenario.run(bench))
    }
  } finally {
    await connection.close()
    await server.stop()
  }
  return failures
})
