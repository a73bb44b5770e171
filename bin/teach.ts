import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { weightsModule } from '../src/features/safety/message-safety/testing/classifier/teach/weights-module.ts'

// `node bin/teach.ts` retrains the classifier for “are you real?” from its lists; with --check it
// only reports whether the committed weights are up to date.
const path = join(
  projectRoot,
  'src/features/safety/message-safety/rules/classifier/learnt/weights.ts',
)
const whole = weightsModule()
const digest = createHash('sha256').update(whole).digest('hex').slice(0, 12)
if (!process.argv.includes('--check')) {
  writeFileSync(path, whole)
  console.log(`taught: ${whole.length} bytes, ${digest}`)
} else if (readFileSync(path, 'utf8') === whole)
  console.log(`the committed weights match the lists, ${digest}`)
else {
  console.error('The committed weights do not match the lists: run node bin/teach.ts')
  process.exitCode = 1
}
