/** Also where single fields are wrong already: a person learns of everything at once. */
export const whenFields = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}
