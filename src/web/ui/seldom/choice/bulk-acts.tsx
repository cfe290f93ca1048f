import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/seldom/choice/choice-bar.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'

type Act<Name extends string> = {
  name: Name
  /** Of its button. */
  word: string
  variant: ButtonVariant
}

type Props<Row, Name extends string> = {
  choice: Choice<Row>
  /** What the rows are: "produit", "produits". */
  nouns: readonly [one: string, many: string]
  /** What some of the chosen rows allow, in the order of the buttons. */
  acts: readonly Act<Name>[]
  /** What stands in the bar after them. */
  further?: ReactNode
  /** The dialog of the act that was pressed. */
  children: (name: Name, close: () => void) => ReactNode
}

/** The bar of the chosen rows with a button for each act, and the dialog of the one that was pressed. */
export function BulkActs<Row, Name extends string>({
  choice,
  nouns,
  acts,
  further,
  children,
}: Props<Row, Name>) {
  const [pressed, setPressed] = useState<Name>()
  return (
    <>
      <ChoiceBar choice={choice} nouns={nouns}>
        {acts.map(({ name, word, variant }) => (
          <Button key={name} size="small" variant={variant} onClick={() => setPressed(name)}>
            {word}
          </Button>
        ))}
        {further}
      </ChoiceBar>
      {pressed !== undefined && children(pressed, () => setPressed(undefined))}
    </>
  )
}
