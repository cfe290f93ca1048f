import * as lucide from 'lucide-react'

/** Icons shared by several signed-in pages: imported from here, they are in the `signed-in` chunk. */
export const ArrowDown = lucide.ArrowDown
export const ArrowRight = lucide.ArrowRight
export const ArrowUp = lucide.ArrowUp
export const Ban = lucide.Ban
export const CalendarDays = lucide.CalendarDays
export const Camera = lucide.Camera
export const CheckCheck = lucide.CheckCheck
export const ChevronDown = lucide.ChevronDown
export const CircleDashed = lucide.CircleDashed
export const Download = lucide.Download
export const Ellipsis = lucide.Ellipsis
export const ExternalLink = lucide.ExternalLink
export const FileDown = lucide.FileDown
export const GripVertical = lucide.GripVertical
export const Hourglass = lucide.Hourglass
export const Images = lucide.Images
export const Inbox = lucide.Inbox
export const KeyRound = lucide.KeyRound
export const Link2Off = lucide.Link2Off
export const ListChecks = lucide.ListChecks
export const LockKeyhole = lucide.LockKeyhole
export const MailCheck = lucide.MailCheck
export const MessageSquareQuote = lucide.MessageSquareQuote
export const Package = lucide.Package
export const PackageCheck = lucide.PackageCheck
export const PackageOpen = lucide.PackageOpen
export const Pencil = lucide.Pencil
export const ReceiptText = lucide.ReceiptText
export const RotateCw = lucide.RotateCw
export const SearchX = lucide.SearchX
export const ShieldCheck = lucide.ShieldCheck
export const Wallet = lucide.Wallet
