const GAP_PX = 8

/** Scrolls the container so that the element starts at its top. Unlike `scrollIntoView`, scrolls nothing else. */
export function scrollToStart(element: HTMLElement): void {
  let box = element.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (box) box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP_PX
}
