/** Is what was kept an object, whose fields may then be looked at? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
