import * as lucide from 'lucide-react'

/** Icons that pages of the shop and its checkout share, beyond those of the kit itself: from here they travel with the kit. */
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
