/** Stands for a code where somebody reads a message who is not its recipient. */
export const HIDDEN_CODE = '****'
