import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { pageIdle } from '#web/ui/page-idle.ts'

export type Bring<Props> = () => Promise<ComponentType<Props>>

/** Brings a component when the page is at rest. All who ask wait together: twenty cards' own waits hold up a slow phone. */
export function whenAtRest<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Bring<Props> {
  let coming: ReturnType<Bring<Props>> | undefined
  const forget = (error: unknown) => {
    // Without a connection, say: the next who asks tries again.
    coming = undefined
    throw error
  }
  return () => {
    coming ??= pageIdle()
      .then(load)
      .then(({ default: Component }) => Component, forget)
    return coming
  }
}

/** A component that comes late, and without which the page is whole; until then, nothing. `false`: it is not wanted. */
export function useLate<Props>(bring: Bring<Props> | false): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!bring) return
    bring().then(
      // Many come at once: in a transition, the page answers a finger meanwhile.
      component => startTransition(() => setComponent(() => component)),
      () => undefined,
    )
  }, [bring])
  return Component
}
