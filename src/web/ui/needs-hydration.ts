/** The attribute that `needsHydration` sets. */
export const NEEDS_HYDRATION = 'data-unfinished'

/**
 * Marks an element that the server cannot render completely (it depends on the time or the screen): its page hydrates when
 * idle, without an interaction.
 */
export const needsHydration = (isSo: boolean): Record<string, string> =>
  isSo ? { [NEEDS_HYDRATION]: '' } : {}
