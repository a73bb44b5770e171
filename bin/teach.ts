import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { weightsModule } from '../src/features/safety/message-safety/testing/classifier/teach/weights-module.ts'

// `node bin/teach.ts` teaches the recogniser of “are you real?” anew from its lists; with --check it only tells whether that changes it.
const path = join(projectRoot, 'src/features/safety/message-safety/rules/classifier/learnt/weights.ts')
const whole = weightsModule()
const digest = createHash('sha256').update(whole).digest('hex').slice(0, 12)
if (!process.argv.includes('--check')) {
  writeFileSync(path, whole)
  console.log(`taught: ${whole.length} bytes, ${digest}`)
} else if (readFileSync(path, 'utf8') === whole) console.log(`the weights are what the lists teach, ${digest}`)
else {
  console.error('The lists teach other weights than those committed: run node bin/teach.ts')
  process.exitCode = 1
}
