import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Ellipsis } from '#web/ui/signed-in/icons.ts'
import { menuItemClass } from '#web/ui/signed-in/menu-item-class.ts'
import { useFitsTable } from '#web/ui/signed-in/use-fits-table.ts'

/** An action on a row of a list. */
export type RowAction = {
  word: string
  /** End of its label, shown only in menus: " la présentation". */
  rest?: string
  onPress: () => void
  /** Label while it is running. */
  pendingWord?: string | false
  /** The primary action: filled where the row is expanded on a phone. */
  isNext?: boolean
  /** In the overflow menu in tables. */
  isSeldom?: boolean
  /** Destructive. */
  isDanger?: boolean
}

type Props = {
  /** The item, for accessible names. */
  name: string
  actions: readonly RowAction[]
  /** In a collapsed row: only the primary action and its alternative. */
  isClosed?: boolean
}

/** In a table row: on one line, lower with a mouse. */
const rowActionSize = 'whitespace-nowrap lg:pointer-fine:min-h-9 lg:px-2.5!'

/** Class of an action in a table row. */
export const rowActionClass = cx('bg-white ring-1 ring-inset ring-line-strong', rowActionSize)

/**
 * The actions of a row: quiet buttons and an overflow menu in a table; all of them as buttons in an expanded row on phones.
 */
export function RowActions({ name, actions, isClosed = false }: Props) {
  const isTable = useFitsTable()
  if (isClosed) return <CollapsedRowActions name={name} actions={actions} />
  if (!isTable)
    return (
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.map(action => (
          <ActionButton key={action.word} name={name} action={action} {...openedLook(action)} />
        ))}
      </div>
    )
  const seldom = actions.filter(({ isSeldom }) => isSeldom)
  return (
    <div className="flex items-center justify-end gap-1">
      {actions
        .filter(({ isSeldom }) => !isSeldom)
        .map(action => (
          <ActionButton key={action.word} name={name} action={action} {...tableLook(action)} />
        ))}
      {seldom.length > 0 && <ActionMenu name={name} actions={seldom} />}
    </div>
  )
}

function CollapsedRowActions({ name, actions }: Omit<Props, 'isClosed'>) {
  if (!actions.some(({ isNext }) => isNext)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actions
        .filter(({ isNext, isDanger, isSeldom }) => isNext || (isDanger && !isSeldom))
        .map(action => (
          <ActionButton key={action.word} name={name} action={action} {...tableLook(action)} />
        ))}
    </div>
  )
}

type Look = { variant: 'primary' | 'secondary' | 'quiet' | 'quietDanger'; className: string }

/** In a list of twenty rows no button is more prominent than the page's main action. */
function tableLook({ isDanger }: RowAction): Look {
  if (isDanger) return { variant: 'quietDanger', className: cx('ml-2', rowActionSize) }
  return { variant: 'quiet', className: rowActionClass }
}

function openedLook({ isNext, isDanger }: RowAction): Look {
  if (isDanger) return { variant: 'quietDanger', className: 'grow' }
  return { variant: isNext ? 'primary' : 'secondary', className: 'grow' }
}

type ActButtonProps = Look & { name: string; action: RowAction }

function ActionButton({ name, action, variant, className }: ActButtonProps) {
  const { word, pendingWord, onPress } = action
  return (
    <Button
      size="small"
      variant={variant}
      className={className}
      aria-label={pendingWord ? undefined : nameOf(action, name)}
      pendingWord={pendingWord}
      onClick={onPress}
    >
      {word}
    </Button>
  )
}

const nameOf = ({ word, rest = '' }: RowAction, name: string) => `${word}${rest}\u00a0: ${name}`

/** The overflow menu. */
function ActionMenu({ name, actions }: Props) {
  return (
    <div className="relative text-left">
      <Disclosure
        label={`Autres actions\u00a0: ${name}`}
        summary={<Ellipsis aria-hidden className="size-5" />}
        summaryClass="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-deep pointer-fine:size-9"
        panelClass="absolute top-full right-0 z-10 mt-1 grid w-max rounded-field bg-white p-1 shadow-lift ring-1 ring-line"
      >
        {actions.map(action => (
          <button
            key={action.word}
            type="button"
            aria-label={nameOf(action, name)}
            onClick={action.onPress}
            className={menuItemClass(action.isDanger ?? false)}
          >
            {action.word}
            {action.rest}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
