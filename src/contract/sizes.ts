/** In bytes; shown as « Mo ». */
export const MEBIBYTE = 1024 * 1024
