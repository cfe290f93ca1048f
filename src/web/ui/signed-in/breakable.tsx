import { Fragment } from 'react'

type Props = {
  text: string
  /** The sign after which it may go on in the next line. */
  after: '@' | '.'
}

/** An e-mail address or user name that wraps at sensible places. */
export function Breakable({ text, after }: Props) {
  const [beginning, ...others] = text.split(after)
  return (
    <span className="min-w-0 break-words">
      {beginning}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no other name.
        <Fragment key={place}>
          {after}
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
