import { cx } from '#web/ui/cx.ts'

type Props = {
  html: string
  /** The screen is there for something else: the text is nowhere larger than its other words. */
  isAside?: boolean
}

/** A text of the site. Its HTML comes from our server, which makes it of Markdown and lets no markup through. */
export function RichText({ html, isAside = false }: Props) {
  const look = cx('written', !isAside && 'sm:text-lg')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes whatever HTML the text held.
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
