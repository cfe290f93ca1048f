import * as lucide from 'lucide-react'

/** Icons shared by several shop pages: imported from here, they are in the `kit` chunk. */
export const BadgeCheck = lucide.BadgeCheck
export const Check = lucide.Check
export const ChevronLeft = lucide.ChevronLeft
export const ChevronRight = lucide.ChevronRight
export const HandCoins = lucide.HandCoins
export const Search = lucide.Search
export const SlidersHorizontal = lucide.SlidersHorizontal
export const Smartphone = lucide.Smartphone
export const Sprout = lucide.Sprout
export const Store = lucide.Store
export const Trash2 = lucide.Trash2
export const Truck = lucide.Truck
