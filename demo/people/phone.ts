import type { Random } from '../random.ts'

/** A mobile number of ten digits, in E.164: 01 is Moov, 05 MTN, 07 Orange. */
export function mobileNumber(random: Random): string {
  const digits = Array.from({ length: 8 }, () => random.whole(0, 9)).join('')
  return `+225${random.pick(['01', '05', '07', '07'])}${digits}`
}
