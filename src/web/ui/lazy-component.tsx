import { type LazyLoader, useLazyComponent } from '#web/ui/load-when-idle.ts'

type Props<Needs> = { part: LazyLoader<Needs>; needs: Needs }

/** Renders a component once it is loaded, and nothing until then or if loading fails: the page is complete without it. */
export function LazyComponent<Needs extends object>({ part, needs }: Props<Needs>) {
  const Part = useLazyComponent(part)
  return Part && <Part {...needs} />
}
