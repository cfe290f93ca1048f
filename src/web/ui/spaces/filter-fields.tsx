type SearchProps = {
  label: string
  placeholder?: string | undefined
  search: string | undefined
}

/** The words by which a list is searched, sent as `search`. Its form shows what the address says by `useShownValues`. */
export function SearchField({ label, placeholder, search }: SearchProps) {
  return (
    <label className="grid min-w-0 grow gap-1 font-semibold">
      {label}
      <input
        name="search"
        type="search"
        placeholder={placeholder}
        defaultValue={search}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className="control font-normal"
      />
    </label>
  )
}

/** A choice by which a list is narrowed. */
export type Filter = {
  name: string
  label: string
  /** The choice that leaves nothing out. */
  all: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}

type SelectProps = Filter & {
  className?: string
  /** Told of the form as soon as a choice is made. */
  apply: (form: HTMLFormElement) => void
}

/** One of the choices above a list. Its form shows what the address says by `useShownValues`. */
export function FilterSelect({ name, label, all, value = '', options, className, apply }: SelectProps) {
  return (
    <label className={`grid gap-1 font-semibold ${className ?? ''}`}>
      {label}
      <select
        name={name}
        defaultValue={value}
        onChange={({ target: { form } }) => form && apply(form)}
        className="control font-normal"
      >
        <option value="">{all}</option>
        {options.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
