export { decidePause } from './rules/decide-pause.ts'
export { decidePaidLimit } from './rules/decide-paid-limit.ts'
export { findSigns } from './rules/find-signs.ts'
export { isNight } from './rules/is-night.ts'
