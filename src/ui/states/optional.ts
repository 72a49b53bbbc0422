import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first shown; where the code does not come, nothing is shown. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }))

const Nothing = () => null
