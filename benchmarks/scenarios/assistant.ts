import { connectDatabase } from '#database/connect.ts'
import { readConfig } from '#server/config.ts'
import { askAll } from '../assistant/ask-all.ts'
import { readQuestions } from '../assistant/read-questions.ts'
import { type Figure, median, p95, type Scenario } from '../support/measure.ts'

const MIN_SHARE = 0.9

type Asked = Awaited<ReturnType<typeof askAll>>

const shareUnderstood = (asked: Asked) =>
  asked.filter(({ isUnderstood }) => isUnderstood).length / asked.length

/** The share of the addresses in some answers that lead somewhere. */
async function shareOfGoodLinks(url: string, asked: Asked): Promise<number> {
  const paths = new Set(
    asked.flatMap(({ answer: { suggestions = [], products = [] } }) =>
      [...suggestions, ...products].map(({ path }) => path),
    ),
  )
  let good = 0
  for (const path of paths) {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (response.status === 200) good += 1
  }
  return good / paths.size
}

/** How many real-life questions the assistant's own engine understands, against the demonstration data. */
export const assistant: Scenario = {
  title: 'Assistant: questions understood by its own engine',
  async run({ url, databaseUrl }) {
    const config = readConfig({})
    const connection = await connectDatabase({ databaseUrl, dataDir: '' })
    try {
      const tuned = await askAll(connection.db, config, await readQuestions('questions'))
      const heldOut = await askAll(connection.db, config, await readQuestions('held-out-questions'))
      const times = tuned.map(({ tookMs }) => tookMs)
      const figures: Figure[] = [
        {
          name: `${tuned.length} questions that it was tuned with`,
          value: shareUnderstood(tuned),
          unit: 'ratio',
          atLeast: MIN_SHARE,
        },
        {
          name: `${heldOut.length} questions that it was not tuned with`,
          value: shareUnderstood(heldOut),
          unit: 'ratio',
          atLeast: MIN_SHARE,
        },
        {
          name: 'links of its answers that lead somewhere',
          value: await shareOfGoodLinks(url, [...tuned, ...heldOut]),
          unit: 'ratio',
          atLeast: 1,
        },
        { name: 'an answer, median', value: median(times), unit: 'ms' },
        { name: 'an answer, 95 %', value: p95(times), unit: 'ms' },
      ]
      return figures
    } finally {
      await connection.close()
    }
  },
}
