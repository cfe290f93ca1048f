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
  acts: readonly RowAction[]
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
export function RowActions({ name, acts, isClosed = false }: Props) {
  const isTable = useFitsTable()
  if (isClosed) return <ClosedActs name={name} acts={acts} />
  if (!isTable)
    return (
      <div className="flex flex-wrap gap-2 empty:hidden">
        {acts.map(act => (
          <ActButton key={act.word} name={name} act={act} {...openedLook(act)} />
        ))}
      </div>
    )
  const seldom = acts.filter(({ isSeldom }) => isSeldom)
  return (
    <div className="flex items-center justify-end gap-1">
      {acts
        .filter(({ isSeldom }) => !isSeldom)
        .map(act => (
          <ActButton key={act.word} name={name} act={act} {...tableLook(act)} />
        ))}
      {seldom.length > 0 && <ActMenu name={name} acts={seldom} />}
    </div>
  )
}

function ClosedActs({ name, acts }: Omit<Props, 'isClosed'>) {
  if (!acts.some(({ isNext }) => isNext)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {acts
        .filter(({ isNext, isDanger, isSeldom }) => isNext || (isDanger && !isSeldom))
        .map(act => (
          <ActButton key={act.word} name={name} act={act} {...tableLook(act)} />
        ))}
    </div>
  )
}

type Look = { variant: 'primary' | 'secondary' | 'quiet' | 'quietDanger'; className: string }

/** In a list of twenty rows no button is louder than the page's own action. */
function tableLook({ isDanger }: RowAction): Look {
  if (isDanger) return { variant: 'quietDanger', className: cx('ml-2', rowActionSize) }
  return { variant: 'quiet', className: rowActionClass }
}

function openedLook({ isNext, isDanger }: RowAction): Look {
  if (isDanger) return { variant: 'quietDanger', className: 'grow' }
  return { variant: isNext ? 'primary' : 'secondary', className: 'grow' }
}

type ActButtonProps = Look & { name: string; act: RowAction }

function ActButton({ name, act, variant, className }: ActButtonProps) {
  const { word, pendingWord, onPress } = act
  return (
    <Button
      size="small"
      variant={variant}
      className={className}
      aria-label={pendingWord ? undefined : nameOf(act, name)}
      pendingWord={pendingWord}
      onClick={onPress}
    >
      {word}
    </Button>
  )
}

const nameOf = ({ word, rest = '' }: RowAction, name: string) => `${word}${rest}\u00a0: ${name}`

/** The overflow menu. */
function ActMenu({ name, acts }: Props) {
  return (
    <div className="relative text-left">
      <Disclosure
        label={`Autres actions\u00a0: ${name}`}
        summary={<Ellipsis aria-hidden className="size-5" />}
        summaryClass="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-deep pointer-fine:size-9"
        panelClass="absolute top-full right-0 z-10 mt-1 grid w-max rounded-field bg-white p-1 shadow-lift ring-1 ring-line"
      >
        {acts.map(act => (
          <button
            key={act.word}
            type="button"
            aria-label={nameOf(act, name)}
            onClick={act.onPress}
            className={menuItemClass(act.isDanger ?? false)}
          >
            {act.word}
            {act.rest}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
