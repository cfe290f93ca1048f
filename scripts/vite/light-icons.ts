import type { Plugin } from 'vite'

const ICONS = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/

/** Names, sizes and keys of an icon: of the icons of a page of the shop, a kilobyte once compressed. */
const UNUSED = /\b(?:name: "[^"]*"|size: \d+|key: "[^"]*"|aliases: \[[^\]]*\]),?/g

/** A module of lucide-react with its shapes alone, which is what src/web/ui/draw-icon.tsx draws. */
export const lightenIcon = (code: string): string => code.replaceAll(UNUSED, '')

/** Leaves out of the bundle what icons carry for the component of lucide-react, in whose place we have ours. */
export const lightIcons = (): Plugin => ({
  name: 'amic:light-icons',
  transform: { filter: { id: ICONS }, handler: code => ({ code: lightenIcon(code), map: null }) },
})
