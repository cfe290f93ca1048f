type Props = { facts: readonly (readonly [name: string, value: string])[] }

/** What a question about money is about: to whom, and how much. */
export function MoneyFacts({ facts }: Props) {
  return (
    <dl className="grid gap-2 rounded-field bg-paper p-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="nums font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
