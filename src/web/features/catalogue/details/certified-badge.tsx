import { Badge } from '#web/ui/badge.tsx'
import { BadgeCheck } from '#web/ui/icons.ts'

/** All producers in the shop were approved by an administrator. */
export const CertifiedBadge = ({ className }: { className?: string }) => (
  <Badge tone="success" icon={BadgeCheck} className={className}>
    Producteur certifié
  </Badge>
)
