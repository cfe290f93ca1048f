import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Ellipsis } from '#web/ui/spaces/icons.ts'
import { menuActClass } from '#web/ui/spaces/menu-act.ts'
import { useRoomForTable } from '#web/ui/spaces/use-room-for-table.ts'

type Act = { word: string; onPress: () => void }

type Props = {
  /** What they are done to: their names say it to those who do not see where they stand. */
  name: string
  acts: readonly Act[]
}

/** What is seldom done to a row and takes something away: behind three dots in tables and on cards, last of the acts of an opened row. */
export function MoreActs({ name, acts }: Props) {
  const isMenu = useRoomForTable()
  if (acts.length === 0) return null
  if (!isMenu)
    return acts.map(({ word, onPress }) => (
      <Button
        key={word}
        size="small"
        variant="quiet"
        className="grow text-danger!"
        aria-label={`${word} : ${name}`}
        onClick={onPress}
      >
        {word}
      </Button>
    ))
  return (
    <div className="relative">
      <Disclosure
        label={`Autres actions : ${name}`}
        summary={<Ellipsis aria-hidden className="size-5" />}
        summaryClass="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-deep"
        panelClass="absolute top-1/2 right-full z-10 mr-1 grid w-max -translate-y-1/2 rounded-field bg-white p-1 shadow-lift ring-1 ring-line"
      >
        {acts.map(({ word, onPress }) => (
          <button
            key={word}
            type="button"
            aria-label={`${word} : ${name}`}
            onClick={onPress}
            className={menuActClass(true)}
          >
            {word}
          </button>
        ))}
      </Disclosure>
    </div>
  )
}
