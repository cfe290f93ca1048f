/** Numbers as they are compared: "1 500" and "1500" are one, "12,5" and "12.5" too. */
const numbersOf = (text: string): string[] =>
  (text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map(number =>
    number.replace(',', '.'),
  )

const addressesOf = (text: string): string[] =>
  text.match(/https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]*\w/gi) ?? []

/** Do all numbers and addresses of some words occur in the facts that they should repeat? */
export function isGrounded(words: string, facts: string): boolean {
  const known = new Set(numbersOf(facts))
  const lower = facts.toLowerCase()
  return (
    numbersOf(words).every(number => known.has(number)) &&
    addressesOf(words).every(address => lower.includes(address.toLowerCase()))
  )
}
