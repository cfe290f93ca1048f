import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { MAX_FEATURED } from '#contract/settings/facts.ts'
import type { FeaturedProduct } from '#contract/settings/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { Trash2 } from '#web/ui/icons.ts'
import { useDebounced } from '#web/ui/on-demand/use-debounced.ts'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'
import { ArrowDown, ArrowUp } from '#web/ui/signed-in/icons.ts'

/** The featured products of the home page, and their order. */
export function FeaturedSection({ editor }: { editor: SettingsEditor }) {
  const { featured } = editor.settings
  const [chosen, setChosen] = useState<readonly FeaturedProduct[]>(featured)
  const list = useFocusOnChange(String(chosen.length))
  return (
    <SettingsSection
      editor={editor}
      part="une"
      state={[featured.length > 0 ? counted(featured.length, 'produit') : 'Les derniers arrivages']}
      about={
        <p>
          Jusqu’à {MAX_FEATURED} produits pour l’accueil, dans votre ordre. Ce qui n’est plus en vente laisse
          sa place&nbsp;; les derniers arrivages complètent.
        </p>
      }
      complete={() => ({ featured: chosen.map(({ id }) => id) })}
    >
      <div>
        <div ref={list} tabIndex={-1} className="mb-4 outline-none">
          <ChosenProducts chosen={chosen} onChange={setChosen} />
        </div>
        {chosen.length < MAX_FEATURED && (
          <ProductPicker
            without={chosen.map(({ id }) => id)}
            onPick={product => setChosen([...chosen, product])}
          />
        )}
      </div>
    </SettingsSection>
  )
}

type ChosenProps = {
  chosen: readonly FeaturedProduct[]
  onChange: (chosen: readonly FeaturedProduct[]) => void
}

function ChosenProducts({ chosen, onChange }: ChosenProps) {
  if (chosen.length === 0) return <p>Rien n’est choisi.</p>
  const swap = (one: number, other: number) =>
    onChange(
      chosen.map(
        (product, place) => chosen[place === one ? other : place === other ? one : place] ?? product,
      ),
    )
  return (
    <ol aria-label="Produits à la une" className="grid grid-cols-[minmax(0,1fr)]">
      {chosen.map(({ id, name, isOnSale }, place) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0">
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 max-sm:basis-full max-sm:pt-2">
            <span aria-hidden className="nums font-display font-bold text-leaf-700">
              {place + 1}
            </span>
            <span className="min-w-0 font-semibold break-words">{name}</span>
            {!isOnSale && <Badge tone="warning">N’est plus en vente</Badge>}
          </span>
          <span className="ml-auto flex items-center">
            <IconButton
              icon={ArrowUp}
              label={`Monter ${name}`}
              disabled={place === 0}
              onClick={() => swap(place, place - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Descendre ${name}`}
              disabled={place === chosen.length - 1}
              onClick={() => swap(place, place + 1)}
            />
            <IconButton
              icon={Trash2}
              label={`Retirer ${name}`}
              className="text-danger"
              onClick={() => onChange(chosen.filter(product => product.id !== id))}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Minimum length of a search. */
const FEWEST_LETTERS = 2
const MOST_FOUND = 5

type PickerProps = { without: readonly string[]; onPick: (product: FeaturedProduct) => void }

function ProductPicker({ without, onPick }: PickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebounced(typed.trim())
  const isAsked = search.length >= FEWEST_LETTERS
  const { data } = useQuery({
    ...apiQuery(useApi(), 'listProducts', { query: { search, limit: MOST_FOUND + MAX_FEATURED } }),
    enabled: isAsked,
  })
  const inputId = useId()
  const { error } = useField('featured')
  const found = (data?.items ?? []).filter(({ id }) => !without.includes(id)).slice(0, MOST_FOUND)
  return (
    <div>
      <label htmlFor={inputId} className="mb-1 block font-semibold">
        Ajouter un produit
      </label>
      <input
        id={inputId}
        type="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        // Enter searches, and must not submit the form.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        placeholder="Nom du produit"
        autoComplete="off"
        className="control"
      />
      {error && <p className="mt-1 text-sm font-semibold text-danger">{error}</p>}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isAsked &&
          data &&
          (found.length === 0
            ? 'Aucun produit en vente de ce nom'
            : counted(found.length, 'produit trouvé', 'produits trouvés'))}
      </p>
      {isAsked && (
        <ul aria-label="Produits trouvés" className="grid grid-cols-[minmax(0,1fr)]">
          {found.map(({ id, name, vendor }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-0"
            >
              <span className="min-w-0 break-words">
                <strong>{name}</strong>
                <span className="block text-sm text-ink-soft">{vendor.businessName}</span>
              </span>
              <Button
                size="small"
                variant="secondary"
                onClick={() => {
                  // The hits disappear: the focus must not be lost.
                  document.getElementById(inputId)?.focus()
                  onPick({ id, name, isOnSale: true })
                  setTyped('')
                }}
              >
                <Plus aria-hidden className="size-4" />
                Ajouter<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
