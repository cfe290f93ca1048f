/** Pictures are sent by their addresses and answered with what is known of them. */
const addressOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'url' in value ? value.url : value

const asSent = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.map(addressOf) : value)

/** Does what was made say all that the form says? */
export const saysTheSame = (made: object, body: unknown): boolean => {
  const answered = new Map(Object.entries(made))
  return Object.entries(body as object).every(([name, value]) => asSent(value) === asSent(answered.get(name)))
}
