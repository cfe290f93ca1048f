/** For pages of somebody's own: who could not be asked for before is asked for again. */
export const OWN_PAGE = { refetchOnMount: true }
