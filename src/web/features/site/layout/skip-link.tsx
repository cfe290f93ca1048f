export const CONTENT_ID = 'contenu'

/** The first stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      Aller au contenu
    </a>
  )
}
