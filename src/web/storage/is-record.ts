/** Whether a parsed value is an object, whose fields may be inspected. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
