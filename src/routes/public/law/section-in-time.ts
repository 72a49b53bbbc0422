// What a section page shows of other days, in one file to load: few sections have any of it.
export { LineOfTime } from './line-of-time'
export { SectionNotices } from './section-notices'
export { SectionVersions } from './section-versions'
