import { type RefObject, useEffect, useRef, useState } from 'react'

type Changed = {
  isChanged: boolean
  /** After each thing that is typed: what is in the fields is compared again. */
  look: () => void
  /** Notes what is sent; @returns what to call once it is saved. */
  send: () => () => void
}

/**
 * Would saving a form change anything? What it says now is compared with what it said when it was drawn, or last saved.
 *
 * @param complete what of the settings the fields say
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
  // Not all of it is in fields: lists that are arranged are drawn anew.
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
