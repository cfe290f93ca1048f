import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ChoiceBar } from '#web/ui/seldom/choice/choice-bar.tsx'
import type { Noun } from '#web/ui/seldom/choice/noun.ts'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'
import { ChevronDown } from '#web/ui/spaces/icons.ts'
import { menuActClass } from '#web/ui/spaces/menu-act.ts'

type Act<Name extends string> = {
  name: Name
  /** Of its button. */
  word: string
  variant: ButtonVariant
}

type Props<Row, Name extends string> = {
  choice: Choice<Row>
  noun: Noun
  /** What some of the chosen rows allow, in the order of the buttons. */
  acts: readonly Act<Name>[]
  /** What one button opens that holds the acts, where they are too many to stand beside each other. */
  menu?: string
  /** What stands in the bar after them. */
  further?: ReactNode
  /** The dialog of the act that was pressed. */
  children: (name: Name, close: () => void) => ReactNode
}

/** The bar of the chosen rows with a button for each act, and the dialog of the one that was pressed. */
export function BulkActs<Row, Name extends string>({
  choice,
  noun,
  acts,
  menu,
  further,
  children,
}: Props<Row, Name>) {
  const [pressed, setPressed] = useState<Name>()
  return (
    <>
      <ChoiceBar choice={choice} noun={noun}>
        {menu ? (
          <ActMenu word={menu} acts={acts} press={setPressed} />
        ) : (
          acts.map(({ name, word, variant }) => (
            <Button key={name} size="small" variant={variant} onClick={() => setPressed(name)}>
              {word}
            </Button>
          ))
        )}
        {further}
      </ChoiceBar>
      {pressed !== undefined && children(pressed, () => setPressed(undefined))}
    </>
  )
}

type MenuProps<Name extends string> = {
  word: string
  acts: readonly Act<Name>[]
  press: (name: Name) => void
}

/** A button of the bar with its acts above it; on small screens above all of the bar, whose other buttons stay in reach. */
function ActMenu<Name extends string>({ word, acts, press }: MenuProps<Name>) {
  return (
    <div className="max-lg:basis-44! lg:relative">
      <Disclosure
        summary={
          <>
            {word}
            <ChevronDown aria-hidden className="size-5 group-open/disclosure:rotate-180" />
          </>
        }
        summaryClass="button min-h-11 w-full cursor-pointer bg-leaf-700 px-3 text-sm text-white hover:bg-leaf-800"
        panelClass="absolute inset-x-4 bottom-full mb-2 grid animate-appear rounded-card bg-white p-2 shadow-lift ring-1 ring-line sm:inset-x-6 lg:inset-x-auto lg:left-0 lg:mb-3 lg:min-w-56"
      >
        {acts.map(({ name, word, variant }) => (
          <button
            key={name}
            type="button"
            onClick={() => press(name)}
            className={menuActClass(variant === 'danger')}
          >
            {word}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
