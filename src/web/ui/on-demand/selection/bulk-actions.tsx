import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Noun } from '#web/ui/on-demand/selection/noun.ts'
import { SelectionBar } from '#web/ui/on-demand/selection/selection-bar.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { menuItemClass } from '#web/ui/signed-in/menu-item-class.ts'

type Action<Name extends string> = {
  name: Name
  /** Label of its button. */
  word: string
  variant: ButtonVariant
}

type Props<Row, Name extends string> = {
  selection: Selection<Row>
  noun: Noun
  /** Actions that some of the selected rows allow, in display order. */
  actions: readonly Action<Name>[]
  /** Label of a menu with the actions, where they are too many for buttons. */
  menu?: string
  /** Further content of the bar, after the actions. */
  further?: ReactNode
  /** Dialog of the pressed action. */
  children: (name: Name, close: () => void) => ReactNode
}

/** The bulk action bar: a button for each action, and the dialog of the pressed one. */
export function BulkActions<Row, Name extends string>({
  selection,
  noun,
  actions,
  menu,
  further,
  children,
}: Props<Row, Name>) {
  const [pressed, setPressed] = useState<Name>()
  return (
    <>
      <SelectionBar selection={selection} noun={noun}>
        {menu ? (
          <ActionMenu word={menu} actions={actions} press={setPressed} />
        ) : (
          actions.map(({ name, word, variant }) => (
            <Button key={name} size="small" variant={variant} onClick={() => setPressed(name)}>
              {word}
            </Button>
          ))
        )}
        {further}
      </SelectionBar>
      {pressed !== undefined && children(pressed, () => setPressed(undefined))}
    </>
  )
}

type MenuProps<Name extends string> = {
  word: string
  actions: readonly Action<Name>[]
  press: (name: Name) => void
}

/** A button of the bar with a menu of actions above it. */
function ActionMenu<Name extends string>({ word, actions, press }: MenuProps<Name>) {
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
        {actions.map(({ name, word, variant }) => (
          <button
            key={name}
            type="button"
            onClick={() => press(name)}
            className={menuItemClass(variant === 'danger')}
          >
            {word}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
