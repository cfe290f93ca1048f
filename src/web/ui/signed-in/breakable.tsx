import { Fragment } from 'react'

type Props = {
  text: string
  /** The character after which the text may wrap. */
  after: '@' | '.'
}

/** An e-mail address or user name that wraps at sensible places. */
export function Breakable({ text, after }: Props) {
  const [beginning, ...others] = text.split(after)
  return (
    <span className="min-w-0 break-words">
      {beginning}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, without other keys.
        <Fragment key={place}>
          {after}
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
