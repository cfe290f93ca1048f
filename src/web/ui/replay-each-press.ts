/** The attribute that `replayEachPress` sets. */
export const REPLAY_EACH_PRESS = 'data-each-press'

/**
 * Marks a button of which every press counts (a stepper). For other buttons a second press before hydration is impatience and
 * is ignored.
 */
export const replayEachPress = { [REPLAY_EACH_PRESS]: '' }
