import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  subtitle: ReactNode
  /** Beside the form on wide screens: what one finds behind the door. */
  promises: readonly { icon: LucideIcon; words: string }[]
  children: ReactNode
  /** The way back, above the title. */
  back?: ReactNode
  /** Other ways, under the form. */
  footer?: ReactNode
}

/** A door: title, form, and on wide screens what waits behind it. */
export function AccountPage({ title, subtitle, promises, back, children, footer }: Props) {
  return (
    <div className="container-page py-4 sm:py-12">
      <div className="mx-auto max-w-xl overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid lg:max-w-5xl lg:grid-cols-[1fr_22rem]">
        <section className="p-4 pb-6 sm:p-10">
          {back && <div className="-mt-2 sm:mb-1">{back}</div>}
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1 mb-4 text-ink-soft sm:mt-2 sm:mb-5">{subtitle}</p>
          {children}
          {footer && <div className="mt-6 border-t border-line pt-4">{footer}</div>}
        </section>
        <aside className="hidden flex-col justify-center gap-6 bg-leaf-950 p-10 text-white lg:flex">
          <ul className="grid gap-6">
            {promises.map(({ icon: Icon, words }) => (
              <li key={words} className="flex items-center gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-400 text-leaf-950">
                  <Icon aria-hidden className="size-6" />
                </span>
                <span className="font-display text-lg leading-snug font-semibold">{words}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
