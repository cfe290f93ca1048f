import type { ChangeEvent } from 'react'
import type { Camera } from '#web/ui/signed-in/icons.ts'

type Props = {
  onFiles: (files: readonly File[]) => void
  icon: typeof Camera
  words: string
  isMultiple?: boolean
  /** Opens the phone's rear camera. */
  isCamera?: boolean
}

/** A button that opens a file chooser. */
export function FileChoice({ onFiles, icon: Icon, words, isMultiple, isCamera }: Props) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }
  return (
    <label className="inline-flex min-h-12 grow basis-36 cursor-pointer items-center justify-center gap-2 rounded-2xl px-3 py-2 leading-tight font-semibold text-leaf-800 ring-2 ring-leaf-700 ring-inset hover:bg-leaf-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-700">
      <Icon aria-hidden className="size-5 shrink-0" />
      {words}
      <input
        type="file"
        accept="image/*"
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={handleChange}
        className="sr-only"
      />
    </label>
  )
}
