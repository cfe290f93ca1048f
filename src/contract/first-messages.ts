/** The first issue's message of each field. */
export function firstMessages(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[path.map(String).join('.')] ??= message
  return messages
}
