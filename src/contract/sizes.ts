/** Bytes; people read it as « Mo ». */
export const MEBIBYTE = 1024 * 1024
