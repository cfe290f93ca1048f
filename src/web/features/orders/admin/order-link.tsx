import { paths } from '#contract/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The number of an order in a list of the office, which leads to all of it. */
export const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <SiteLink
    href={paths.adminOrder(id)}
    className="nums whitespace-nowrap text-leaf-800 underline underline-offset-4"
  >
    {number}
  </SiteLink>
)
