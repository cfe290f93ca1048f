import { paths } from '#contract/paths.ts'
import { ChevronLeft } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Link away from the login: to the cart during a purchase, else to the shop. */
export function LeaveLoginLink({ next }: { next: string | undefined }) {
  const isBuying = next?.startsWith(paths.checkout()) || next?.startsWith(paths.cart())
  return (
    <SiteLink href={isBuying ? paths.cart() : paths.shop()} className="text-link -ml-1 gap-1">
      <ChevronLeft aria-hidden className="size-5" />
      {isBuying ? 'Retour au panier' : 'Retour à la boutique'}
    </SiteLink>
  )
}
