const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether the text is a UUID. PostgreSQL throws when an id is compared with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
