export const CONTENT_ID = 'contenu'

/** Skip link past the menus. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      Aller au contenu
    </a>
  )
}
