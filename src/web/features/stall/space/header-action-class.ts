/** Class of the header's actions, which are icons beside the name where space is limited. */
export const headerActionClass =
  'max-sm:min-w-11 max-sm:px-2.5 lg:max-xl:min-w-11 lg:max-xl:px-2.5 whitespace-nowrap'

/** Class of their labels, which remain for screen readers. */
export const headerWordsClass = 'max-sm:sr-only lg:max-xl:sr-only'
