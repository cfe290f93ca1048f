import { ProviderUnavailable } from './providers/provider.ts'

/** What is asked of a provider; where it does not answer, what is done instead. Anything else that fails is thrown on. */
export async function whenUnavailable<Answer, Instead>(
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
