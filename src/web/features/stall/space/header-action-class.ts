/** Where there is little room the acts at the head of the space are icons beside its name. */
export const headerActionClass =
  'max-sm:min-w-11 max-sm:px-2.5 lg:max-xl:min-w-11 lg:max-xl:px-2.5 whitespace-nowrap'

/** Their words, there for those who listen. */
export const headerWordsClass = 'max-sm:sr-only lg:max-xl:sr-only'
