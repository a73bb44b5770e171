import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink, Panel } from '#ui/components/index.ts'
import {
  checkStatement,
  type CreditStatement,
  type StatementFault,
} from '../../rules/check-statement.ts'
import type { en } from '../../locales/credit-statement/en.ts'
import { calls } from './calls.ts'
import { digest } from './digest.ts'

type Outcome =
  | 'failed'
  | { readonly statement: CreditStatement; readonly fault: StatementFault | null }

/**
 * Verifies the member's own statement in the browser, and offers the files needed to do so
 * elsewhere (BEY-07).
 */
export function CheckPanel() {
  const t = usePhrases<typeof en>('credit_statement')
  const { ask } = calls.useAction('credits.read_statement')
  const [checking, setChecking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function check() {
    setChecking(true)
    const answer = await ask({})
    setOutcome(
      answer.ok
        ? { statement: answer.value, fault: await checkStatement(answer.value, digest) }
        : 'failed',
    )
    setChecking(false)
  }

  return (
    <Panel className="mt-8 grid gap-3 p-5">
      <h2 className="type-h2">{t('check.title')}</h2>
      <p className="text-ink-2">{t('check.text')}</p>
      <p className="flex flex-wrap gap-3">
        <Button loading={checking} loadingLabel={t('check.checking')} onClick={() => void check()}>
          {t('check.now')}
        </Button>
        <ButtonLink variant="line" href="/api/credits/statement" download="credits.json">
          {t('check.download')}
        </ButtonLink>
        <ButtonLink variant="line" href="/check-credits.html" download="check-credits.html">
          {t('check.tool')}
        </ButtonLink>
      </p>
      <p className="type-meta text-muted">{t('check.tool_note')}</p>
      {outcome === undefined ? null : <Verdict outcome={outcome} />}
    </Panel>
  )
}

function Verdict({ outcome }: { readonly outcome: Outcome }) {
  const t = usePhrases<typeof en>('credit_statement')
  const { date } = useFormat()
  if (outcome === 'failed')
    return (
      <Alert tone="danger" announce>
        {t('check.failed')}
      </Alert>
    )
  const { statement, fault } = outcome
  if (fault !== null)
    return (
      <Alert tone="danger" announce>
        {t('check.broken', { number: fault.number })}
      </Alert>
    )
  return (
    <Alert tone="success" announce>
      <p>{t('check.holds', { count: statement.movements.length })}</p>
      <p className="break-words">
        {statement.proof === null
          ? t('check.unsealed')
          : t('check.sealed', {
              number: statement.proof.seal,
              date: date(statement.proof.at),
              hash: statement.proof.hash.slice(0, 16),
            })}
      </p>
    </Alert>
  )
}
