/** Two 32-bit primes of FNV's family: one hash alone would mistake some photo for another. */
const PRIMES = [0x01000193, 0x85ebca6b] as const

/**
 * A checksum of a file, to detect a photo that is chosen twice. Not cryptographic: the browser's own digests exist only over
 * https.
 */
export async function fingerprintOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const hashes = [0x811c9dc5, 0x27d4eb2f]
  for (const byte of bytes) {
    hashes[0] = Math.imul((hashes[0] ?? 0) ^ byte, PRIMES[0])
    hashes[1] = Math.imul((hashes[1] ?? 0) ^ byte, PRIMES[1])
  }
  return [bytes.length, ...hashes.map(hash => hash >>> 0)].map(part => part.toString(36)).join('-')
}
