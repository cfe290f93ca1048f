/** Normalized numbers: "1 500" equals "1500", "12,5" equals "12.5". */
const numbersOf = (text: string): string[] =>
  (text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map(number =>
    number.replace(',', '.'),
  )

const addressesOf = (text: string): string[] =>
  text.match(/https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]*\w/gi) ?? []

/** Whether all numbers and addresses of a text occur in the facts that it rewords. */
export function isGrounded(words: string, facts: string): boolean {
  const known = new Set(numbersOf(facts))
  const lower = facts.toLowerCase()
  return (
    numbersOf(words).every(number => known.has(number)) &&
    addressesOf(words).every(address => lower.includes(address.toLowerCase()))
  )
}
