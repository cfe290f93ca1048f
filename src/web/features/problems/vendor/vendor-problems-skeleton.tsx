import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'

/** Skeleton of the first problems. */
export const VendorProblemsSkeleton = () => (
  <ListSkeleton words="Chargement des problèmes signalés…" rows={2} height="h-120 lg:h-84" />
)
