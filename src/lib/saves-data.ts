/** Whether the reader has asked for little data to be used; false where a browser cannot say. */
export const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true
