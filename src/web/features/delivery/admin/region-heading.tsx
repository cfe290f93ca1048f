type Props = {
  name: string
  /** How many there are, and what all of them share. */
  about: string
}

/** Above the rows of a region, within the frame of all. */
export const RegionHeading = ({ name, about }: Props) => (
  <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-paper-deep px-4 py-2 text-base sm:px-6">
    {name}
    <span className="font-sans text-sm font-normal text-ink-soft">{about}</span>
  </h3>
)
