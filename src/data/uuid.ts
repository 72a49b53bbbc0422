const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a row's id; one that is not can be nowhere, and is not asked for. */
export const isUuid = (text: string) => UUID.test(text)
