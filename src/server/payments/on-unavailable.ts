import { ProviderUnavailable } from './providers/provider.ts'

/** Awaits a provider call; runs `instead` when the provider is unavailable. Other errors are rethrown. */
export async function onUnavailable<Answer, Instead>(
  asked: Promise<Answer>,
  instead: (error: ProviderUnavailable) => Instead | Promise<Instead>,
): Promise<Answer | Instead> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return instead(error)
  }
}
