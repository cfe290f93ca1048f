/** "+225 07 01 02 03 04": a stored telephone number as people read it; one of another country stays as it is. */
export const showPhone = (phone: string): string =>
  /^\+225\d{10}$/.test(phone) ? `+225 ${phone.slice(4).replace(/\d\d(?=\d)/g, '$& ')}` : phone
