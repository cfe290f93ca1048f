import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import marketSmall from '#web/assets/hero-640.webp?url'
import market from '#web/assets/hero-1280.webp?url'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  title: string
  subtitle: ReactNode
  /** Beside the form on wide screens: the benefits of an account. */
  benefits: readonly { icon: LucideIcon; words: string }[]
  children: ReactNode
  /** Link back, above the title. */
  back?: ReactNode
  /** Alternatives, under the form. */
  footer?: ReactNode
}

/** Layout of login and registration pages: title, form, and benefits beside it on wide screens. */
export function AccountPage({ title, subtitle, benefits, back, children, footer }: Props) {
  return (
    <div className="container-page py-4 sm:py-12">
      <div className="mx-auto max-w-xl overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line lg:grid lg:max-w-5xl lg:grid-cols-[1fr_22rem]">
        {/* Hidden on phones, where the form comes first, and on wide screens; not loaded there. */}
        <img
          src={marketSmall}
          width={640}
          height={320}
          alt=""
          loading="lazy"
          className="h-32 w-full object-cover object-[50%_38%] max-sm:hidden lg:hidden"
        />
        <section className="p-4 pb-6 sm:p-10">
          {back && <div className="-mt-2 sm:mb-1">{back}</div>}
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1 mb-4 text-ink-soft sm:mt-2 sm:mb-5">{subtitle}</p>
          {children}
          {footer && <div className="mt-6 border-t border-line pt-4">{footer}</div>}
        </section>
        <aside className="hidden flex-col bg-leaf-950 text-white lg:flex">
          <ul className="grid gap-6 p-10">
            {benefits.map(({ icon: Icon, words }) => (
              <li key={words} className="flex items-center gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-400 text-leaf-950">
                  <Icon aria-hidden className="size-6" />
                </span>
                <span className="font-display text-lg leading-snug font-semibold">{words}</span>
              </li>
            ))}
          </ul>
          {/* Hidden on phones, and not loaded there. */}
          <img src={market} width={1280} height={640} alt="" loading="lazy" className="door-picture" />
        </aside>
      </div>
    </div>
  )
}

type AlternativeLinkProps = { href: string; question: string; children: string }

/** The alternative (login or registration), below the form. */
export const AlternativeLink = ({ href, question, children }: AlternativeLinkProps) => (
  <LinkButton
    href={href}
    variant="secondary"
    size="large"
    isWide
    className="flex-col gap-0 py-1.5 leading-tight"
  >
    <span className="text-sm font-normal">{question}</span> {children}
  </LinkButton>
)
