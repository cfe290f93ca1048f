import { paths } from '#contract/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Order number in administration lists, linking to the order. */
export const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <SiteLink
    href={paths.adminOrder(id)}
    className="nums whitespace-nowrap text-leaf-800 underline underline-offset-4"
  >
    {number}
  </SiteLink>
)
