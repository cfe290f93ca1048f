/** On phones the acts at the head of the space are icons beside its name. */
export const headerActionClass = 'max-sm:min-w-11 max-sm:px-2.5 whitespace-nowrap'
