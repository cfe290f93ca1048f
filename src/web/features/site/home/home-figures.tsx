const figures = [
  { value: '50+', label: 'producteurs partenaires' },
  { value: '200+', label: 'produits' },
  { value: '1000+', label: 'commandes livrées' },
  { value: '15', label: 'villes desservies' },
]

/** What has been reached since the beginning, and what comes next. */
export function HomeFigures() {
  return (
    <section aria-labelledby="chiffres">
      <h2 id="chiffres" className="sr-only">
        AMIC en chiffres
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-mango-500 pl-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="nums font-display text-4xl leading-none font-extrabold text-leaf-800 sm:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-2xl text-lg">
        Lancé en 2025, AMIC veut réunir plus de <strong>500 producteurs</strong> et nourrir{' '}
        <strong>10&nbsp;000 familles</strong>.
      </p>
    </section>
  )
}
