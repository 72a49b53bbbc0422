/** How far bars cover the window while a long text scrolls, in pixels. */
export const COVERED = { top: 120, bottom: 90, left: 0, right: 0 }
