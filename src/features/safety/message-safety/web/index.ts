export { FictionalProfileNotice, RealPersonDialog } from './authenticity/index.ts'
export { HiddenWords, MessageWarning, SecondThoughtDialog } from './warnings/index.ts'
