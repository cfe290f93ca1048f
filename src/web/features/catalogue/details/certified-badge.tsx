import { Badge } from '#web/ui/badge.tsx'
import { BadgeCheck } from '#web/ui/icons.ts'

/** Every producer of the shop was admitted by an administrator. */
export const CertifiedBadge = ({ className }: { className?: string }) => (
  <Badge tone="success" icon={BadgeCheck} className={className}>
    Producteur certifié
  </Badge>
)
