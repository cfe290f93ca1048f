import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Ellipsis } from '#web/ui/spaces/icons.ts'
import { menuActClass } from '#web/ui/spaces/menu-act.ts'
import { useRoomForTable } from '#web/ui/spaces/use-room-for-table.ts'

/** Something that one does with a row of a list. */
export type RowAct = {
  word: string
  /** The end of its name, which only menus have room for: " la présentation". */
  rest?: string
  onPress: () => void
  /** While it is under way. */
  pendingWord?: string | false
  /** The next step of the row, or not: where the row opens on a phone it alone is filled. */
  isNext?: boolean
  /** Behind three dots in tables. */
  isSeldom?: boolean
  /** It takes something away. */
  isDanger?: boolean
}

type Props = {
  /** What they are done to: their names say it to those who do not see where they stand. */
  name: string
  acts: readonly RowAct[]
  /** In a row that is still closed: nothing but the next step, and the other answer where it has one. */
  isClosed?: boolean
}

/** In a row of a table: on one line, and lower under a mouse. */
const rowActRoom = 'whitespace-nowrap lg:pointer-fine:min-h-9 lg:px-2.5!'

/** The look of an act in a row of a table: quiet. */
export const rowActClass = cx('bg-white ring-1 ring-inset ring-line-strong', rowActRoom)

/** What one does with a row: quiet buttons and three dots at the end of a table's row, all of it below a row that opened on a phone. */
export function RowActs({ name, acts, isClosed = false }: Props) {
  const isTable = useRoomForTable()
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

/** Twenty rows have no act that is louder than the page's own. */
function tableLook({ isDanger }: RowAct): Look {
  if (isDanger) return { variant: 'quietDanger', className: cx('ml-2', rowActRoom) }
  return { variant: 'quiet', className: rowActClass }
}

function openedLook({ isNext, isDanger }: RowAct): Look {
  if (isDanger) return { variant: 'quietDanger', className: 'grow' }
  return { variant: isNext ? 'primary' : 'secondary', className: 'grow' }
}

type ActButtonProps = Look & { name: string; act: RowAct }

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

const nameOf = ({ word, rest = '' }: RowAct, name: string) => `${word}${rest}\u00a0: ${name}`

/** What is seldom done. */
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
            className={menuActClass(act.isDanger ?? false)}
          >
            {act.word}
            {act.rest}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
