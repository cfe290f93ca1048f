/** Where a tab keeps what was said to the assistant. */
export const CONVERSATION_KEY = 'amic.assistant'

/** Forgets it. Of the assistant, only this and its button are in every page. */
export function forgetConversation(): void {
  try {
    sessionStorage.removeItem(CONVERSATION_KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
