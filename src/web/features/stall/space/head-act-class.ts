/** On phones the acts at the head of the space are icons with their words below, as in the bar at the bottom. */
export const headActClass =
  'max-sm:grow max-sm:flex-col max-sm:gap-0.5 max-sm:px-0.5 max-sm:py-1 max-sm:text-xs max-[22rem]:text-[0.6875rem] whitespace-nowrap'
