import { useSuspenseQuery } from '@tanstack/react-query'
import { Handshake, type LucideIcon, UserRound } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { ContactCards } from '#web/features/pages/contact-cards.tsx'
import { CONTACT_FORM_ID, ContactForm } from '#web/features/pages/contact-form.tsx'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { ReachTeam } from '#web/features/pages/reach-team.tsx'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import type { RefusedForm } from '#web/page-renderer.ts'
import { Card } from '#web/ui/card.tsx'
import { Sprout } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Help = { icon: LucideIcon; title: string; subjects: string }

const helps: readonly Help[] = [
  {
    icon: Sprout,
    title: 'Aide aux producteurs',
    subjects: 'Formation personnalisée, assistance technique, conseils en commercialisation',
  },
  {
    icon: UserRound,
    title: 'Aide aux clients',
    subjects: 'Suivi de commande, problèmes de paiement, questions sur les produits',
  },
  {
    icon: Handshake,
    title: 'Partenariats',
    subjects: 'Partenariats institutionnels, collaboration technique, projets innovants',
  },
]

type Props = {
  refusedForm: RefusedForm | undefined
  /** Whether a message was submitted without JavaScript, and received. */
  isSent: boolean
  /** Number of the order that the message is about. */
  orderNumber?: string | undefined
}

/** Contact page of the team. */
export function ContactPage({ refusedForm, isSent, orderNumber }: Props) {
  const text = introducedTexts.contact
  const { data: page } = useSuspenseQuery(textQuery(useApi(), text))
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      <div className="container-page grid gap-4 pt-4 sm:gap-6 sm:pt-8">
        <ReachTeam className="sm:max-w-md" />
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1.4fr_1fr]">
          <Card as="section" id={CONTACT_FORM_ID}>
            <h2 className="text-2xl">Écrivez-nous</h2>
            <p className="mt-2 mb-4 rounded-field bg-leaf-50 px-3 py-2 text-sm sm:mb-5 sm:p-4 sm:text-base">
              Un article manque, est abîmé, ou n’est pas le bon&nbsp;? Signalez&#8209;le, photos à l’appui,
              depuis{' '}
              <SiteLink
                href={paths.orders()}
                className="font-semibold text-leaf-800 underline underline-offset-2"
              >
                vos commandes
              </SiteLink>{' '}
              dans les deux jours.
            </p>
            <ContactForm refused={refusedForm} isSent={isSent} orderNumber={orderNumber} />
          </Card>
          <div className="grid grid-cols-1 gap-4 sm:gap-6">
            {page && (
              // The margin below the last paragraph is that between sections.
              <div className="-mb-4">
                <RichText html={page.html} isAside />
              </div>
            )}
            <ContactCards />
          </div>
        </div>
        <Card
          as="ul"
          isPadded={false}
          className="grid grid-cols-1 divide-line px-4 max-md:divide-y sm:px-6 md:grid-cols-3 md:gap-x-8"
        >
          {helps.map(help => (
            <HelpBlock key={help.title} {...help} />
          ))}
        </Card>
      </div>
    </>
  )
}

function HelpBlock({ icon: Icon, title, subjects }: Help) {
  return (
    <li className="flex gap-3 py-4 sm:py-5">
      <Icon aria-hidden className="size-6 shrink-0 text-leaf-700" />
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">{subjects}</p>
      </div>
    </li>
  )
}
