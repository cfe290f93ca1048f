/** A decorative striped awning along the top of a section. */
export function Awning() {
  return <div aria-hidden className="awning h-7 sm:h-9" />
}
