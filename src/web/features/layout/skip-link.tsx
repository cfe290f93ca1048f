export const CONTENT_ID = 'contenu'

/** The first stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-full bg-leaf-700 px-5 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      Aller au contenu
    </a>
  )
}
