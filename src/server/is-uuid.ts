const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Can this be an id? PostgreSQL refuses to compare one with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text)
