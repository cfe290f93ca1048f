/** Large figures side by side, each with its label. */
export function FigureList({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
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
  )
}
