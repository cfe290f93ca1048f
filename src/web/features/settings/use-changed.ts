import { type RefObject, useEffect, useRef, useState } from 'react'

type Changed = {
  isChanged: boolean
  /** Compares the fields again; called on each input. */
  look: () => void
  /** Records the values being sent; @returns a function to call once they are saved. */
  send: () => () => void
}

/**
 * Tracks whether a form has unsaved changes: compares its values with those first rendered or last saved.
 * @param complete converts the fields to settings
 */
export function useChanged(
  place: RefObject<HTMLElement | null>,
  complete: (fields: Record<string, FormDataEntryValue>) => unknown,
): Changed {
  const saved = useRef<string>(undefined)
  const [isChanged, setChanged] = useState(false)
  const serialize = () => {
    const form = place.current?.querySelector('form')
    return form ? JSON.stringify(complete(Object.fromEntries(new FormData(form)))) : undefined
  }
  const look = () => {
    saved.current ??= serialize()
    setChanged(serialize() !== saved.current)
  }
  // Also after each render: reordered lists have no input events.
  useEffect(look)
  return {
    isChanged,
    look,
    send: () => {
      const sent = serialize()
      return () => {
        saved.current = sent
        look()
      }
    },
  }
}
