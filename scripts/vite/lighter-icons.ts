import type { Plugin } from 'vite'

const ICONS = '/node_modules/lucide-react/dist/esm/icons/'
/** Stands in each icon, reads a property and does nothing with it: the minifier cannot know that this has no effect. */
const IDLE = '__iconData.node;'

/** Takes out of lucide-react's icons a statement without effect, some ten bytes of each. */
export function lighterIcons(): Plugin {
  return {
    name: 'amic:lighter-icons',
    apply: 'build',
    transform: (code, id) => (id.includes(ICONS) ? { code: code.replace(IDLE, ''), map: null } : null),
  }
}
