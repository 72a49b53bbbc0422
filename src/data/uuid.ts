const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be a row's id; anything else is not asked for. */
export const isUuid = (text: string) => UUID.test(text)
