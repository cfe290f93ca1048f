/** For personal pages: a session that could not be fetched before is fetched again. */
export const REFETCH_ON_MOUNT = { refetchOnMount: true }
