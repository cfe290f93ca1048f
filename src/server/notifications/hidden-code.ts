/** Replaces a code or token in previews for administrators. */
export const HIDDEN_CODE = '****'
