import { onlineMeans } from '#contract/payments/means.ts'
import { BadgeCheck, HandCoins, Smartphone, Truck } from '#web/ui/icons.ts'

const benefits = [
  {
    icon: HandCoins,
    title: 'Sans intermédiaire',
    text: 'Vous payez le juste prix, et il va au producteur.',
  },
  {
    icon: BadgeCheck,
    title: 'Producteurs certifiés',
    text: 'Tous sont bénéficiaires du programme de modernisation rurale.',
  },
  {
    icon: Truck,
    title: 'Livraison gratuite',
    text: 'Chez vous ou en point de retrait, suivie à chaque étape.',
  },
  {
    icon: Smartphone,
    title: 'Payez comme vous voulez',
    text: `${onlineMeans} ou espèces à la livraison.`,
  },
]

/** Benefits of buying here. */
export function HomeBenefits() {
  return (
    <section aria-labelledby="avantages">
      <h2 id="avantages" className="sr-only">
        Pourquoi acheter sur AMIC
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card bg-line shadow-card ring-1 ring-line sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 bg-white p-4 sm:p-5 lg:flex-col lg:gap-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-100 text-leaf-800">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
