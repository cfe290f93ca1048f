import { FigureList } from '#web/features/site/home/figure-list.tsx'

const figures = [
  { value: '50+', label: 'producteurs partenaires' },
  { value: '200+', label: 'produits' },
  { value: '1000+', label: 'commandes livrées' },
  { value: '15', label: 'villes desservies' },
]

/** Achievements of the programme and next steps. */
export function HomeFigures() {
  return (
    <section aria-labelledby="chiffres">
      <h2 id="chiffres" className="sr-only">
        AMIC en chiffres
      </h2>
      <FigureList figures={figures} />
      <p className="mt-6 max-w-2xl text-lg">
        Lancé en 2025, AMIC veut réunir plus de <strong>500 producteurs</strong> et nourrir{' '}
        <strong>10&nbsp;000 familles</strong>.
      </p>
    </section>
  )
}
