type Props = { facts: readonly (readonly [name: string, value: string])[] }

/** The details of a confirmation about money: recipient, amount. */
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
