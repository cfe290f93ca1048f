import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Minimum distance of a swipe to the next picture. */
const SWIPE_PX = 50
/** Smaller movements do not count as a drag. */
const STEADY_PX = 8

type Stage = { ref: RefObject<HTMLDivElement | null>; swipe: (step: 1 | -1) => void }

/**
 * Touch and mouse gestures of a picture: a tap zooms in at its position, or out; a swipe shows the next picture; a zoomed picture
 * is dragged by a mouse (touch scrolls it natively).
 */
export function usePictureZoom({ ref, swipe }: Stage) {
  const [isZoomed, setZoomed] = useState(false)
  const start = useRef<{ x: number; y: number } | undefined>(undefined)

  /** The point of the picture to scroll into view, from 0 to 1 on both axes. */
  const aim = useRef({ across: 0.5, down: 0.5 })
  useLayoutEffect(() => {
    const stage = ref.current
    if (!isZoomed || !stage) return
    stage.scrollLeft = aim.current.across * (stage.scrollWidth - stage.clientWidth)
    stage.scrollTop = aim.current.down * (stage.scrollHeight - stage.clientHeight)
  }, [isZoomed, ref])

  /** Zooms in at a point of the stage, or out. */
  const toggle = (across = 0.5, down = 0.5) => {
    aim.current = { across, down }
    setZoomed(!isZoomed)
  }

  const movedBy = ({ clientX, clientY }: PointerEvent) => ({
    dx: clientX - (start.current?.x ?? clientX),
    dy: clientY - (start.current?.y ?? clientY),
  })

  const finish = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return
    const { dx, dy } = movedBy(event)
    start.current = undefined
    if (Math.hypot(dx, dy) < STEADY_PX) {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      toggle((event.clientX - left) / width, (event.clientY - top) / height)
    } else if (!isZoomed && Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) {
      swipe(dx < 0 ? 1 : -1)
    }
  }

  return {
    isZoomed,
    toggle: () => toggle(),
    reset: () => setZoomed(false),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.isPrimary && event.button === 0) start.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (!start.current || !isZoomed || event.pointerType !== 'mouse') return
        event.currentTarget.scrollBy(-event.movementX, -event.movementY)
      },
      onPointerUp: finish,
      onPointerCancel: () => {
        start.current = undefined
      },
    },
  }
}
