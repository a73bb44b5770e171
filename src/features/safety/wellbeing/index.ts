export { decidePause as judgeCare } from './rules/decide-pause.ts'
export { decidePaidLimit as paidLimit } from './rules/decide-paid-limit.ts'
export { findSigns as signsIn } from './rules/find-signs.ts'
export { isNight as inSmallHours } from './rules/is-night.ts'
