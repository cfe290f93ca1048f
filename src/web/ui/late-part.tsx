import { type Bring, useLate } from '#web/ui/when-at-rest.ts'

type Props<Needs> = { part: Bring<Needs>; needs: Needs }

/** A part without which the page is whole: it comes late, and where its code does not come, nothing stands for it. */
export function LatePart<Needs extends object>({ part, needs }: Props<Needs>) {
  const Part = useLate(part)
  return Part && <Part {...needs} />
}
