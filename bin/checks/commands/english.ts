import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import {
  budgetFile,
  countFindings,
  describeFinding,
  lowerBudget,
  readBudget,
} from '../english/budget.ts'
import { checkCommits } from '../english/check-commits.ts'
import { checkEnglish } from '../english/check-english.ts'
import { report } from '../report.ts'

// `--list [rule]` prints all findings, `--lower` lowers the budget to what is left.
const [mode, ruleId] = process.argv.slice(2)
if (mode === '--lower') {
  const lowered = lowerBudget(
    readBudget(projectRoot),
    countFindings(checkEnglish(projectRoot).findings),
  )
  writeFileSync(join(projectRoot, budgetFile), `${JSON.stringify(lowered, null, 2)}\n`)
}

const english = checkEnglish(projectRoot)
if (mode === '--list')
  for (const finding of english.findings.filter(
    ({ rule }) => ruleId === undefined || rule.id === ruleId,
  )) {
    const { file, line, message } = describeFinding(finding)
    console.log(`${file}:${line} ${message}`)
  }
const commits = checkCommits(projectRoot)
for (const advice of commits.advice) console.log(advice)
for (const { kind, read, flagged } of english.shares)
  console.log(
    `${kind.padEnd(9)} ${flagged} of ${read} (${((flagged / Math.max(1, read)) * 100).toFixed(1)} %)`,
  )
report('english', { read: english.read, breaches: [...english.breaches, ...commits.breaches] })
