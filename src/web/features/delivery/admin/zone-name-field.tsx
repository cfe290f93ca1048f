import { MAX_ZONE_NAME_LENGTH } from '#contract/delivery/facts.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

/** Name of a zone. */
export const ZoneNameField = ({ name, hint }: { name?: string; hint: string }) => (
  <TextField
    name="name"
    label="Nom de la zone"
    hint={hint}
    defaultValue={name}
    maxLength={MAX_ZONE_NAME_LENGTH}
    autoComplete="off"
  />
)
