import { TextField } from '#web/ui/forms/fields.tsx'

/** Name of a zone. */
export const ZoneNameField = ({ name, hint }: { name?: string; hint: string }) => (
  <TextField
    name="name"
    label="Nom de la zone"
    hint={hint}
    defaultValue={name}
    maxLength={60}
    autoComplete="off"
  />
)
