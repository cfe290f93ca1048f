/** A UUID, as JavaScript and PostgreSQL match it, letters of both cases. */
export const UUID_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const UUID = new RegExp(UUID_PATTERN, 'i')

/** Whether the text is a UUID. PostgreSQL throws when an id is compared with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
