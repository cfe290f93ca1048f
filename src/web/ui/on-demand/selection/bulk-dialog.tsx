import { CircleCheck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { counted } from '#contract/french/counted.ts'
import { type Outcome, runBatch } from '#web/api/run-batch.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import type { Noun } from '#web/ui/on-demand/selection/noun.ts'
import { toast } from '#web/ui/toast.ts'

/** Texts of a bulk action. */
export type BulkWords = {
  noun: Noun
  /** Result, singular and plural: "approuvé", "approuvés". */
  done: readonly [one: string, many: string]
  /** Label of the button. */
  word: string
  pendingWord: string
  /** Title of the dialog, given "3 produits". */
  title: (rows: string) => string
  /** Consequence of the action. */
  consequence: string
  isDanger?: boolean
}

const doneWords = ({ noun, done }: BulkWords, count: number): string =>
  counted(count, `${noun.one} ${done[0]}`, `${noun.many} ${done[1]}`)

function undoneWords({ noun, done }: BulkWords, undone: readonly Undone<unknown>[]): string {
  const not = undone.some(({ is }) => is === 'unknown') ? 'peut-être pas' : 'pas'
  const [one, many] = [`${noun.one} n’a ${not} été ${done[0]}`, `${noun.many} n’ont ${not} été ${done[1]}`]
  return counted(undone.length, one, many)
}

/** Schema of an action without fields. */
export const NoFields = z.object({})

type Undone<Row> = Exclude<Outcome<Row>, { is: 'done' }>

type Props<Row, Schema extends z.ZodMiniType> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  words: BulkWords
  /** Schema of the values that apply to all rows. */
  schema: Schema
  /** The fields of the schema. */
  children?: ReactNode
  /** Performs the action for one row, by the same call as for a single row. */
  send: (row: Row, values: z.output<Schema>) => Promise<unknown>
  /**
   * Called with the rows that failed, once the person has read why: a refetched list may no longer contain them, and would
   * unmount this dialog.
   */
  onSent: (left: readonly Row[]) => void
  onClose: () => void
}

/**
 * Confirms a bulk action, runs it row by row, and lists the rows that failed and why. Closing it meanwhile stops after the
 * current row.
 */
export function BulkDialog<Row, Schema extends z.ZodMiniType>({
  rows,
  keyOf,
  nameOf,
  words,
  schema,
  children,
  send,
  onSent,
  onClose,
}: Props<Row, Schema>) {
  // The list behind may be refetched meanwhile.
  const [selected] = useState(rows)
  const [answered, setAnswered] = useState(0)
  const [undone, setUndone] = useState<readonly Undone<Row>[]>()
  const isStopped = useRef(false)
  const form = useForm({
    schema,
    submit: async values => {
      const outcomes = await runBatch(selected, row => send(row, values), {
        onOutcome: () => setAnswered(count => count + 1),
        isStopped: () => isStopped.current,
      })
      const left = outcomes.filter(outcome => outcome.is !== 'done')
      if (left.length > 0) return setUndone(left)
      toast({ title: doneWords(words, selected.length) })
      end([])
    },
  })
  const end = (left: readonly Undone<Row>[]) => {
    onSent(left.map(({ thing }) => thing))
    onClose()
  }
  const leave = () => {
    isStopped.current = true
    if (!form.isPending) onClose()
  }
  const row = (one: Row) => ({ key: keyOf(one), name: nameOf(one) })
  if (undone) {
    const doneCount = selected.length - undone.length
    return (
      <Outcomes
        title={undoneWords(words, undone)}
        done={doneCount > 0 && doneWords(words, doneCount)}
        undone={undone.map(({ thing, sentence }) => ({ ...row(thing), sentence }))}
        onClose={() => end(undone)}
      />
    )
  }
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={words.title(counted(selected.length, words.noun.one, words.noun.many))}
      description={words.consequence}
    >
      <Form form={form} className="grid gap-4">
        <AskedRows rows={selected.map(row)} noun={words.noun} />
        {children}
        <p role="status" className="nums text-center text-ink-soft empty:hidden">
          {form.isPending && `${answered} sur ${selected.length}`}
        </p>
        <DialogActions
          action={words.word}
          variant={words.isDanger ? 'danger' : 'primary'}
          pendingWord={form.isPending && words.pendingWord}
          leave={form.isPending ? 'Arrêter' : 'Annuler'}
          onLeave={leave}
        />
      </Form>
    </Dialog>
  )
}

/** More names would push the fields and the button out of sight. */
const NAMES_AT_ONCE = 3

function AskedRows({ rows, noun }: { rows: readonly { key: string; name: string }[]; noun: Noun }) {
  const names = (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-field bg-paper p-3 text-sm">
      {rows.map(({ key, name }) => (
        <li key={key} className="break-words">
          {name}
        </li>
      ))}
    </ul>
  )
  if (rows.length <= NAMES_AT_ONCE) return names
  return (
    <details>
      <summary className="text-link">
        Voir les {rows.length} {noun.many}
      </summary>
      {names}
    </details>
  )
}

type OutcomesProps = {
  title: string
  done: string | false
  undone: readonly { key: string; name: string; sentence: string }[]
  onClose: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

function Outcomes({ title, done, undone, onClose }: OutcomesProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button isWide onClick={onClose}>
          Retour à la liste
        </Button>
      }
    >
      <div ref={focus} tabIndex={-1} className="grid gap-4 outline-none">
        {done && (
          <p className="flex items-start gap-2 font-semibold text-leaf-700">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            {done}
          </p>
        )}
        <ul className="grid gap-3">
          {undone.map(({ key, name, sentence }) => (
            <li key={key} className="rounded-field bg-danger-tint p-3">
              <strong className="block break-words">{name}</strong>
              <span className="text-danger">{sentence}</span>
            </li>
          ))}
        </ul>
        {/* Rows that another administrator has done meanwhile have left the list. */}
        <p className="text-ink-soft">Ce qui reste à faire est encore sélectionné dans la liste.</p>
      </div>
    </Dialog>
  )
}
