import { cx } from '#web/ui/cx.ts'

/** How a text written in Markdown is set: lines of a comfortable length, room between its parts. */
const textClass = cx(
  'max-w-[68ch] leading-relaxed [&>*:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-xl',
  '[&_p]:my-4 [&_li]:my-1.5 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:marker:text-leaf-700',
  '[&_a]:font-semibold [&_a]:text-leaf-800 [&_a]:underline [&_a]:underline-offset-4',
  '[&_blockquote]:my-6 [&_blockquote]:border-l-4 [&_blockquote]:border-mango-500 [&_blockquote]:pl-5 [&_blockquote]:font-display [&_blockquote]:text-xl',
  '[&_hr]:my-10 [&_hr]:border-line [&_img]:my-6 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card [&_code]:text-base',
  '[&_pre]:my-4 [&_pre]:overflow-x-auto [&_pre]:rounded-field [&_pre]:bg-paper-deep [&_pre]:p-4',
  '[&_table]:my-6 [&_table]:block [&_table]:overflow-x-auto [&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-left',
)

type Props = {
  html: string
  /** The screen is there for something else: the text is no larger than its other words. */
  isAside?: boolean
}

/** A text of the site. Its HTML comes from our server, which makes it of Markdown and lets no markup through. */
export function RichText({ html, isAside = false }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes whatever HTML the text held.
  return <div className={cx(textClass, !isAside && 'text-lg')} dangerouslySetInnerHTML={{ __html: html }} />
}
