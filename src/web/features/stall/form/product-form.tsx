import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { MAX_PRODUCT_PICTURES } from '#contract/stall/facts.ts'
import { NewProductBody, type VendorProduct } from '#contract/stall/schemas.ts'
import { hasStatus, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { useStorePhotos } from '#web/features/media/drafts/use-store-photos.ts'
import { addressesOf, areUploaded } from '#web/features/media/uploaded-addresses.ts'
import { DeleteProduct } from '#web/features/stall/delete-product.tsx'
import { type DraftFields, draftFields } from '#web/features/stall/form/product-draft.ts'
import { ProductFields } from '#web/features/stall/form/product-fields.tsx'
import { CopyNotice, ModerationNotice } from '#web/features/stall/form/product-form-notices.tsx'
import { saveProduct } from '#web/features/stall/form/save-product.ts'
import { stockOf, weightOf, withoutSpaces } from '#web/features/stall/form/typed-numbers.ts'
import { useProductDraft } from '#web/features/stall/form/use-product-draft.ts'
import { PicturePicker } from '#web/features/stall/pictures/picture-picker.tsx'
import { useProductPhotos } from '#web/features/stall/pictures/use-product-photos.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { DraftRestoredNotice } from '#web/ui/on-demand/draft-restored-notice.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'
import { toast } from '#web/ui/toast.ts'

const ProductFormBody = z.object({
  ...NewProductBody.shape,
  images: NewProductBody.shape.images.check(areUploaded),
})

type Props = {
  /** Referenced by the submit button, which is outside of the form. */
  id: string
  product: VendorProduct | undefined
  /** Whether it is a new copy of another product. */
  isCopy: boolean
  vendorId: string
  /** Called with the submit button's label while it is disabled. */
  onPending: (word: string | undefined) => void
  onClose: () => void
}

/** Creates or edits a product; the form is stored until the server has it. */
export const ProductForm = (props: Props) => (
  <RestartableForm>{begin => <OneProductForm {...props} onRestart={begin} />}</RestartableForm>
)

function OneProductForm({
  id,
  product,
  isCopy,
  vendorId,
  onPending,
  onClose,
  onRestart,
}: Props & { onRestart: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const draft = useProductDraft(vendorId, product)
  const { write, clear } = draft
  const [fields, setFields] = useState(draft.fields)
  // The initial product: a newer one may arrive while the form is open, with a stock that was not shown here.
  const [seen, setSeen] = useState(product)
  const photos = useProductPhotos(draft.photos)
  useStorePhotos(photos.stored, stored => write({ photos: stored }))

  const form = useForm({
    schema: ProductFormBody,
    complete: typed => ({
      ...typed,
      images: addressesOf(photos),
      price: withoutSpaces(typed.price),
      unitWeightGrams: weightOf(typed.unitWeightGrams),
      stock: stockOf(typed.stock),
    }),
    submit: async values => {
      try {
        const saved = await saveProduct(api, seen, values, draft)
        clear()
        updateInLists(queryClient, 'listVendorProducts', saved)
        toastSaved(saved, product === undefined)
      } finally {
        // Also after a refusal: the product may have changed meanwhile.
        void refreshStall(queryClient)
      }
    },
    onDone: onClose,
    onInvalid: ({ images }) => {
      if (images && photos.list.length === 0) {
        toast({ title: 'Image requise', description: images, variant: 'destructive' })
      }
    },
    onFailure: error => {
      const stock = presentStock(error)
      if (seen && stock !== undefined) setSeen({ ...seen, stock })
      toast({ title: 'Erreur', description: whyNot(error, product), variant: 'destructive' })
    },
  })

  const word = photos.isSending ? 'Envoi des photos…' : form.isPending ? 'Enregistrement…' : undefined
  useEffect(() => onPending(word), [word, onPending])

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(event.currentTarget)
    setFields(typed)
    write({ fields: typed })
  }
  const restart = () => {
    clear()
    onRestart()
  }
  return (
    <>
      {draft.wasFound && (
        <DraftRestoredNotice
          restart={product ? 'Reprendre le produit tel qu’il est' : 'Repartir de zéro'}
          onRestart={restart}
        />
      )}
      {isCopy && <CopyNotice />}
      <ModerationNotice product={product} />
      <Form id={id} form={form} onInput={handleInput} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PicturePicker
          uploads={photos.uploads}
          most={MAX_PRODUCT_PICTURES}
          hint={`De 1 à ${MAX_PRODUCT_PICTURES} photos. La première est celle que les clients voient d’abord.`}
          name="images"
        />
        <ProductFields initial={draft.fields} current={fields} />
        {!product && (
          <p className="text-sm text-ink-soft">L’administration valide le produit avant sa mise en vente.</p>
        )}
      </Form>
      {product && <DeleteProduct product={product} onDeleted={onClose} clearDraft={clear} />}
    </>
  )
}

function typedIn(form: HTMLFormElement): DraftFields {
  const data = new FormData(form)
  return Object.fromEntries(draftFields.map(name => [name, String(data.get(name) ?? '')]))
}

function toastSaved({ name, status }: VendorProduct, isNew: boolean): void {
  const isWaiting = status === 'pending'
  toast({
    title: isNew ? 'Produit créé' : 'Produit modifié',
    description: isWaiting ? `${name} attend la validation de l’administration.` : name,
  })
}

/** The current stock from a refused save. */
const presentStock = (error: unknown): number | undefined =>
  isRefused(error, 'stock_changed') ? error.details.stock : undefined

function whyNot(error: unknown, product: VendorProduct | undefined): string {
  if (hasStatus(error, 0))
    return 'Connexion perdue. Votre saisie est gardée sur cet appareil\u00a0: réessayez plus tard.'
  const stock = presentStock(error)
  if (stock !== undefined)
    return `Le stock a changé entre-temps\u00a0: il est de ${stock}. Vérifiez le vôtre, puis enregistrez.`
  return sentenceOf(
    error,
    product
      ? 'Une erreur est survenue lors de la modification du produit'
      : 'Une erreur est survenue lors de la création du produit',
  )
}
