/** A new idempotency key. */
export function randomKey(): string {
  // `randomUUID` exists only over https and on localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
