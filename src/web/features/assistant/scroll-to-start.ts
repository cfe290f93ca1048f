const GAP_PX = 8

/** Scrolls the box around an element so that the element begins at its top. Unlike `scrollIntoView`, moves nothing else. */
export function scrollToStart(element: HTMLElement): void {
  let box = element.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (box) box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP_PX
}
