import { endpoints } from 'virtual:endpoints/customer'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { quantityWords } from '#contract/french/quantity-words.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import {
  MAX_PROBLEM_MESSAGE_LENGTH,
  MAX_PROBLEM_PICTURES,
  problemKindLabels,
  problemKinds,
} from '#contract/problems/facts.ts'
import { ReportProblemBody } from '#contract/problems/schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { PROBLEM_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'
import { type FormDraft, formDraftOf } from '#web/features/media/drafts/form-draft.ts'
import { useFormDraft } from '#web/features/media/drafts/use-form-draft.ts'
import { useStorePhotos } from '#web/features/media/drafts/use-store-photos.ts'
import { sendPictureTo } from '#web/features/media/send-picture.ts'
import { addressesOf, areUploaded } from '#web/features/media/uploaded-addresses.ts'
import { usePhotos } from '#web/features/media/use-photos.ts'
import { ProblemPhotos } from '#web/features/problems/report/problem-photos.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RadioGroup } from '#web/ui/forms/choices.tsx'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form, useField } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { DraftRestoredNotice } from '#web/ui/on-demand/draft-restored-notice.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'
import { toast } from '#web/ui/toast.ts'

type Item = Order['items'][number]

const room = {
  most: MAX_PROBLEM_PICTURES,
  tooMany: `Au plus ${MAX_PROBLEM_PICTURES} photos\u00a0: les autres n’ont pas été ajoutées.`,
}
const send = sendPictureTo(endpoints.uploadProblemPicture)
const ReportFormBody = z.extend(ReportProblemBody, {
  pictures: ReportProblemBody.shape.pictures.check(areUploaded),
})
/** Longer lists are of no use on a phone. */
const MOST_CHOICES = 100

type Props = { order: Order; parcel: Parcel }

/** Reports a problem with a parcel: items, kind, message and photos; the draft is stored until sent. */
export const ReportForm = (props: Props) => (
  <RestartableForm>{begin => <OneReportForm {...props} onRestart={begin} />}</RestartableForm>
)

function OneReportForm({ order, parcel, onRestart }: Props & { onRestart: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const draft = useFormDraft(parcel.id, () => formDraftOf(PROBLEM_DRAFT_KEY, parcel.id))
  const photos = usePhotos(draft.photos.pictures ?? [], room, send)
  useStorePhotos(photos.stored, stored => draft.writePhotos('pictures', stored))
  const items = order.items.filter(({ parcelId, quantity }) => parcelId === parcel.id && quantity > 0)
  const form = useForm({
    schema: ReportFormBody,
    complete: ({ kind, message, ...quantities }) => ({
      kind,
      message,
      items: items
        .map(({ id }) => ({ id, quantity: Number(quantities[id]) }))
        .filter(({ quantity }) => quantity > 0),
      pictures: addressesOf(photos),
    }),
    submit: async body => {
      const { pathname: here } = location
      const params = { id: order.id }
      await api.reportProblem({ params, body })
      draft.clear()
      void invalidateQueries(queryClient, apiKey('listOrderProblems', { params }))
      toast({ title: 'Problème signalé', description: 'Nous vous écrivons dès que c’est décidé.' })
      // Not when another page was opened meanwhile.
      if (location.pathname === here) await navigate({ to: paths.order(order.id) })
    },
    onFailure: 'Votre message n’est pas parti. Réessayez.',
  })
  const restart = () => {
    draft.clear()
    onRestart()
  }
  return (
    <Form
      form={form}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6"
      onInput={({ currentTarget }) => draft.writeFields(currentTarget)}
    >
      {draft.wasFound && <DraftRestoredNotice restart="Repartir de zéro" onRestart={restart} />}
      <Articles items={items} typed={draft.fields} />
      <RadioGroup
        name="kind"
        legend="Qu’est-ce qui ne va pas&nbsp;?"
        defaultValue={draft.fields?.kind}
        choices={problemKinds.map(value => ({ value, label: problemKindLabels[value] }))}
      />
      <TextAreaField
        label="Expliquez-nous"
        name="message"
        defaultValue={draft.fields?.message}
        rows={4}
        maxLength={MAX_PROBLEM_MESSAGE_LENGTH}
        hint="Le producteur le lira&nbsp;: «&nbsp;Deux œufs sur douze sont cassés&nbsp;»"
      />
      <ProblemPhotos photos={photos} />
      <Button
        type="submit"
        size="large"
        disabled={photos.isSending}
        pendingWord={photos.isSending ? 'Envoi des photos…' : form.isPending && 'Envoi…'}
      >
        Envoyer
      </Button>
    </Form>
  )
}

/** Affected quantity of each item, none by default. */
function Articles({ items, typed }: { items: readonly Item[]; typed: FormDraft['fields'] }) {
  const { id, error, clear } = useField('items')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={clear}
      className={cx('grid min-w-0 gap-4', error && '[&_select]:border-danger')}
    >
      <legend className="mb-2 font-semibold">Quels articles sont concernés&nbsp;?</legend>
      {items.map(({ id: itemId, quantity, product: { name, unit } }) => (
        <SelectField
          key={itemId}
          name={itemId}
          label={name}
          hint={`Livré\u00a0: ${quantityWords(quantity, unit)}`}
          defaultValue={typed?.[itemId] ?? '0'}
          options={[
            ['0', 'Rien à signaler'],
            ...Array.from(
              { length: Math.min(quantity, MOST_CHOICES) },
              (_, index) => [String(index + 1), quantityWords(index + 1, unit)] as const,
            ),
            ...(quantity > MOST_CHOICES
              ? [[String(quantity), `Tout\u00a0: ${quantityWords(quantity, unit)}`] as const]
              : []),
          ]}
        />
      ))}
      <FieldError id={id} error={error} className="" />
    </fieldset>
  )
}
