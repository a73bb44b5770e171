export { decidePause as judgeCare } from './rules/judge-care.ts'
export { decidePaidLimit as paidLimit } from './rules/paid-limit.ts'
export { findSigns as signsIn } from './rules/signs.ts'
export { isNight as inSmallHours } from './rules/small-hours.ts'
