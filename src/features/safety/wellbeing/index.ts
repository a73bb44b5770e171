export { decidePause, type WellbeingSign } from './rules/decide-pause.ts'
export { decidePaidLimit } from './rules/decide-paid-limit.ts'
export { isNight } from './rules/is-night.ts'
export { pauseRetentionMs, signalRetentionMs } from './rules/signal-retention.ts'
