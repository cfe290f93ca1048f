import * as z from 'zod/mini'
import type { Config } from '../../config.ts'

type LanguageModel = NonNullable<Config['languageModel']>
export type Turn = { role: 'system' | 'user' | 'assistant'; content: string }

/** The service returned no usable answer. */
class LanguageModelError extends Error {
  override name = 'LanguageModelError'
}

const MAX_TOKENS = 400
const TEMPERATURE = 0.2

const Completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) }))
    .check(z.minLength(1)),
})

/**
 * Requests a completion from a service with OpenAI's chat completions API.
 * @throws LanguageModelError when it refuses, times out, or returns something else
 */
export async function askLanguageModel(
  { baseUrl, apiKey, model, timeoutMs }: LanguageModel,
  messages: readonly Turn[],
): Promise<string> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, messages, max_tokens: MAX_TOKENS, temperature: TEMPERATURE }),
      redirect: 'error',
      // The timeout covers the whole response body.
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new LanguageModelError(`the service answers ${response.status}`)
    const { choices } = z.parse(Completion, await response.json())
    return choices[0]!.message.content
  } catch (error) {
    if (error instanceof LanguageModelError) throw error
    throw new LanguageModelError('the service gave no answer', { cause: error })
  }
}
