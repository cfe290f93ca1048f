import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Attribute with the index of an item. */
export const PLACE = 'data-place'

/** Reorders a list by dragging a handle, or with the arrow keys. Items have `data-place`. */
export function useDragOrder(move: (key: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()

  /** Index of the item under the pointer. */
  const placeAt = (clientY: number): number | undefined => {
    const items = [...(list.current?.querySelectorAll(`[${PLACE}]`) ?? [])]
    const under = items.find(item => clientY <= item.getBoundingClientRect().bottom) ?? items.at(-1)
    return under ? Number(under.getAttribute(PLACE)) : undefined
  }

  const handleProps = (key: string, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(key)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== key) return
      const target = placeAt(event.clientY)
      if (target !== undefined && target !== place) move(key, target)
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      move(key, place + by)
    },
  })

  return { dragged, listProps: { ref: list }, handleProps }
}

/** Props of an item for `useDragOrder`. */
export const placeProps = (place: number) => ({ [PLACE]: place })
