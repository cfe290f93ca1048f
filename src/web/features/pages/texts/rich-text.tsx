import { cx } from '#web/ui/cx.ts'

type Props = {
  html: string
  /** For a text beside other content, no larger than that. */
  isAside?: boolean
}

/** A text of the site. The HTML is rendered by our server from Markdown, without raw HTML. */
export function RichText({ html, isAside = false }: Props) {
  const look = cx('written', !isAside && 'sm:text-lg')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes any HTML in the text.
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
}
