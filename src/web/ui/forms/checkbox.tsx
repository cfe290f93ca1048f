import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id'> & {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A checkbox whose whole line can be pressed. */
export function Checkbox({ label, className, ...input }: Props) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-leaf-700" />
      <span>{label}</span>
    </label>
  )
}
