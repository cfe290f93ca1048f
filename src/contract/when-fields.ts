/** Runs a check also when single fields are invalid, so that all errors are reported at once. */
export const whenFields = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
